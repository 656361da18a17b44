import {gunzipSync, gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

import {nameParts, numberFiles} from './number-files';

const text = (value: string): string => String.fromCharCode(0x60 + value.length) + value;
const part = (path: string) => ({path, content: Buffer.from(path)});
const list = (...values: string[]) => ({
  path: 'pagefind.es_0123456789.pf_meta',
  content: gzipSync(Buffer.from(`pagefind_dcd\x86${values.join('')}`, 'latin1')),
});

/** What the browser reads, as one character for each byte. */
const read = (content: Uint8Array): string =>
  Buffer.from(nameParts(gunzipSync(content), 'es_0123456789')).toString('latin1');

describe('parts of the index', () => {
  // The list names answers first; a word's bytes and counts stand between the names.
  const files = [
    part('index/es_aaaaaaa.pf_index'),
    part('fragment/es_bbbbbbb.pf_fragment'),
    part('fragment/es_cccccc.pf_fragment'),
    list(
      text('es_bbbbbbb'),
      '\x18\x62',
      text('es_cccccc'),
      text('aula'),
      text('es_aaaaaaa'),
      text('es_bbbbbbb'),
    ),
    part('pagefind.js'),
  ];
  const numbered = numberFiles(files);

  it('are numbered in the order of the list, in a folder with its name', () => {
    expect(numbered.map(({path}) => path)).toEqual([
      'index/es_0123456789/2.pf_index',
      'fragment/es_0123456789/0.pf_fragment',
      'fragment/es_0123456789/1.pf_fragment',
      'pagefind.es_0123456789.pf_meta',
      'pagefind.js',
    ]);
    expect(numbered[0]!.content).toBe(files[0]!.content);
  });

  it('have their names again when the browser reads the list', () => {
    const names = ['es_0123456789/0', 'es_0123456789/1', 'es_0123456789/2'].map(text);
    expect(read(numbered[3]!.content)).toBe(
      `pagefind_dcd\x86${names[0]}\x18\x62${names[1]}${text('aula')}${names[2]}${names[0]}`,
    );
  });

  it('make a list that hardly grows with them', () => {
    const hashes = Array.from({length: 1000}, (_, index) => `es_${(0x1000000 + index * 7919).toString(16)}`);
    const many = numberFiles([
      ...hashes.map((hash) => part(`fragment/${hash}.pf_fragment`)),
      list(...hashes.map(text)),
    ]);
    expect(many.at(-1)!.content.length).toBeLessThan(200);
    expect(read(many.at(-1)!.content)).toContain(text('es_0123456789/999'));
  });

  it('stop the build when the list does not name one of them', () => {
    expect(() => numberFiles([part('index/es_aaaaaaa.pf_index'), list(text('otra'))])).toThrow(
      /no nombra «index\/es_aaaaaaa\.pf_index»/,
    );
  });
});
