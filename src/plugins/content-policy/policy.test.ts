import {describe, expect, it} from 'vitest';

import {headersFile} from './headers';
import {addPolicy, contentPolicy, hashOf, inlineHashes} from './policy';
import {FORWARD, forward} from './redirects';

describe('inlineHashes', () => {
  it('takes what runs, once, and leaves data blocks and files', () => {
    const html =
      '<script>a()</script><script type=application/ld+json>{}</script><script type="speculationrules">{"a":1}</script><script src=/x.js></script><script>a()</script><script type=module>b()</script>';
    expect(inlineHashes(html)).toEqual([hashOf('a()'), hashOf('{"a":1}'), hashOf('b()')]);
  });
});

describe('addPolicy', () => {
  it('stands after the encoding and before everything else', () => {
    expect(addPolicy('<html><head><meta charset=UTF-8><title>a</title></head></html>')).toMatch(
      /^<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/,
    );
    expect(addPolicy('<head><title>a</title></head>')).toMatch(/^<head><meta http-equiv/);
  });

  it('never allows what is inline or everywhere', () => {
    expect(contentPolicy([])).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
  });
});

describe('headersFile', () => {
  it('keeps to the base address', () => {
    const text = headersFile('/catedra/', [hashOf('a')]);
    expect(text).toMatch(/^\/catedra\/\*\n {2}Content-Security-Policy: /);
    expect(text).toContain('\n/catedra/assets/*\n');
  });

  it('refuses a line that a host would cut', () => {
    const many = Array.from({length: 40}, (_, index) => hashOf(String(index)));
    expect(() => headersFile('/', many)).toThrow(/2000/);
  });
});

describe('redirects', () => {
  it('share one script', () => {
    const html = forward(
      "<head><link rel=canonical href=/a></head><script>window.location.href = '/a'</script>",
    );
    expect(inlineHashes(html)).toEqual([hashOf(FORWARD)]);
  });
});
