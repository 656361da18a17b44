import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {tempFolder} from '../../../tests/support/temp';
import {headersFile} from './headers';
import {addPolicy, contentPolicy, hashOf, scriptHashes, styleHashes} from './policy';
import redirectsPlugin, {FORWARD, forward} from './redirects';

describe('scriptHashes', () => {
  it('takes what runs, once, and leaves data blocks and files', () => {
    const html =
      '<script>a()</script><script type=application/ld+json>{}</script><script type="speculationrules">{"a":1}</script><script src=/x.js></script><script>a()</script><script type=module>b()</script>';
    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('{"a":1}'), hashOf('b()')]);
  });
});

describe('styleHashes', () => {
  it('takes each style element', () => {
    expect(styleHashes('<style data-href=/a.css>p{}</style><link rel=stylesheet><style>a{}</style>')).toEqual(
      [hashOf('p{}'), hashOf('a{}')],
    );
  });
});

describe('addPolicy', () => {
  it('stands after the encoding and before everything else', () => {
    expect(addPolicy('<html><head><meta charset=UTF-8><title>a</title></head></html>')).toMatch(
      /^<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
    expect(addPolicy('<head><title>a</title></head>')).toMatch(/^<head><meta http-equiv/);
  });

  it('stops the build at a page without a head', () => {
    expect(() => addPolicy('<p>')).toThrow('no head');
  });

  it('never allows what is inline or everywhere', () => {
    expect(contentPolicy({scripts: [], styles: []})).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
  });
});

describe('headersFile', () => {
  it('keeps to the base address', () => {
    const text = headersFile('/catedra/', {scripts: [hashOf('a')], styles: [hashOf('b')]});
    expect(text).toMatch(/^\/catedra\/\*\n {2}Content-Security-Policy: /);
    expect(text).toContain('\n/catedra/assets/*\n');
  });

  it('refuses a line that a host would cut', () => {
    const many = Array.from({length: 40}, (_, index) => hashOf(String(index)));
    expect(() => headersFile('/', {scripts: many, styles: []})).toThrow(/2000/);
  });
});

describe('redirects', () => {
  it('share one script', () => {
    const html = forward(
      "<head><link rel=canonical href=/a></head><script>window.location.href = '/a'</script>",
    );
    expect(scriptHashes(html)).toEqual([hashOf(FORWARD)]);
  });
});

describe('the redirects', () => {
  it('are pages under the policy, for one address or several, with or without a hash', async () => {
    const outDir = tempFolder();
    const redirects = [
      {from: '/ley-2491', to: '/ley-2491-de-2025'},
      {from: ['/vieja/ruta', '/preguntas'], to: '/rieeb#fases'},
    ];
    const siteConfig = {baseUrl: '/catedra/', trailingSlash: false, future: {experimental_router: 'browser'}};
    const plugin = redirectsPlugin(
      {siteConfig} as never,
      {redirects, fromExtensions: [], toExtensions: []} as never,
    );
    const routesPaths = ['/catedra/rieeb', '/catedra/ley-2491-de-2025'];
    await plugin.postBuild!({outDir, baseUrl: '/catedra/', siteConfig, routesPaths} as never);
    const targets = ['ley-2491', 'vieja/ruta', 'preguntas'].map((from) => {
      const html = fs.readFileSync(path.join(outDir, from, 'index.html'), 'utf8');
      expect(html).toContain(hashOf(FORWARD));
      expect(scriptHashes(html)).toEqual([hashOf(FORWARD)]);
      return /canonical" href="([^"]*)"/.exec(html)?.[1];
    });
    expect(targets).toEqual(['/catedra/ley-2491-de-2025', '/catedra/rieeb#fases', '/catedra/rieeb#fases']);
  });
});
