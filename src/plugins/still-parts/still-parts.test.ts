import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'hast';
import {VFile} from 'vfile';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {isLive, sheetsOf, versionOf} from './files';
import {standIn} from './index';
import {STILL_PARTS} from './parts';
import rehypeStill from './rehype-still';

const SITE = process.cwd();
const content = (name: string): string => path.join(SITE, 'src/components/content', name, 'index.tsx');

describe('the still parts', () => {
  it.each(Object.keys(STILL_PARTS))('%s does nothing in the browser', (folder) => {
    const file = path.join(SITE, 'src', folder, 'index.tsx');
    expect(fs.existsSync(file)).toBe(true);
    expect(isLive(file, SITE)).toBe(false);
  });

  it('keep their style sheets and may be absent', () => {
    const code = standIn({tag: 'section', where: '#en-la-ley'}, ['/a.css'], '/Still');
    expect(code).toContain('import "/a.css";');
    expect(code).toContain('document.querySelector("#en-la-ley")');
    expect(code).toContain('isThere ? <Still as="section" /> : null');
  });
});

describe('a component', () => {
  it('is live when it, or what it is made of, has state or handlers', () => {
    expect(isLive(content('AlertsChecklist'), SITE)).toBe(true);
    expect(isLive(content('Faq'), SITE)).toBe(true);
    expect(isLive(content('LawComparison'), SITE)).toBe(false);
  });

  it('brings the sheets of what it is made of first', () => {
    const sheets = sheetsOf(content('Faq'), SITE).map((file) => path.basename(path.dirname(file)));
    expect(sheets).toContain('Accordion');
    expect(sheets.at(-1)).toBe('Faq');
  });
});

describe('the version of what the bundler keeps', () => {
  it('follows the life of components', () => {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'still-'));
    const versions = ['export default () => null;', 'export default () => <a onClick={f} />;'].map(
      (code, state) => {
        // A file is read once in a build, hence a folder for each state; only the answers may differ.
        const folder = path.join(site, String(state));
        fs.mkdirSync(path.join(folder, 'Part'), {recursive: true});
        fs.writeFileSync(path.join(folder, 'Part/index.tsx'), code);
        return [isLive(path.join(folder, 'Part/index.tsx'), site), versionOf(folder, site)] as const;
      },
    );
    fs.rmSync(site, {recursive: true});
    expect(versions.map(([live]) => live)).toEqual([false, true]);
    expect(versions[0]![1]).not.toBe(versions[1]![1]);
  });
});

describe('the text of a page', () => {
  afterEach(() => vi.unstubAllEnvs());

  const page = (): Root =>
    ({
      type: 'root',
      children: [
        {type: 'element', tagName: 'section', properties: {}, children: [{type: 'text', value: 'Uno'}]},
        {
          type: 'element',
          tagName: 'section',
          properties: {},
          children: [
            {type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: 'Dos'}]},
            {
              type: 'element',
              tagName: 'admonition',
              properties: {},
              children: [{type: 'text', value: 'Tres'}],
            },
            {
              type: 'element',
              tagName: 'p',
              properties: {},
              children: [
                {
                  type: 'mdxJsxTextElement',
                  name: 'a',
                  attributes: [
                    {
                      type: 'mdxJsxAttribute',
                      name: 'href',
                      value: {
                        type: 'mdxJsxAttributeValueExpression',
                        value: 'require("!file!/guia.pdf").default',
                      },
                    },
                  ],
                  children: [{type: 'text', value: 'Cuatro'}],
                },
              ],
            },
            {type: 'element', tagName: 'hr', properties: {}, children: []},
            {type: 'mdxJsxFlowElement', name: 'AlertsChecklist', attributes: [], children: []},
          ],
        },
      ],
    }) as unknown as Root;
  const run = (compilerName: string, mode = 'production'): string => {
    vi.stubEnv('NODE_ENV', mode);
    const tree = page();
    const file = new VFile();
    Object.assign(file.data, {compilerName, frontMatter: {law: 'ley', lead: 'x'}});
    rehypeStill()(tree, file);
    return JSON.stringify({tree, frontMatter: file.data['frontMatter']});
  };

  it('is left out of the browser’s version, up to what is live', () => {
    const text = run('client');
    expect(text).not.toMatch(/Uno|Dos|Tres|lead/);
    expect(text).toContain('AlertsChecklist');
    expect(text).toContain('"tagName":"hr"');
    // The browser's build writes the files that a page names.
    expect(text).toMatch(/guia\.pdf.*Cuatro/);
    expect([...text.matchAll(/"name":"as","value":"(\w+)"/g)].map(([, tag]) => tag)).toEqual([
      'section',
      'p',
      'div',
    ]);
  });

  it('is whole in the server’s, and while the site is written', () => {
    for (const text of [run('server'), run('client', 'development')]) expect(text).toMatch(/Uno.*Dos.*lead/s);
  });
});
