import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

import {loadPapers} from '@site/src/plugins/working-papers';
import {toWord} from '@site/src/plugins/working-papers/to-word';
import type {Inline} from '@site/src/plugins/working-papers/types';

// Opens each paper as a school without Word would, and leaves its PDF in `tests/.output/word` to look at.

const OUT = path.resolve(import.meta.dirname, '../.output/word');
const frame = {site: 'Sitio de prueba', address: 'https://sitio.test/'};
const papers = loadPapers(process.cwd());

const words = (line: readonly Inline[]): string =>
  line.map((part) => (part.kind === 'field' ? `[${part.name}]` : part.text)).join('');
/** Without spaces: where a line of the page ends is not what is tested. */
const packed = (text: string): string => text.replace(/\s+/g, '');

beforeAll(async () => {
  fs.rmSync(OUT, {recursive: true, force: true});
  fs.mkdirSync(OUT, {recursive: true});
  for (const paper of papers)
    fs.writeFileSync(path.join(OUT, `${paper.id}.docx`), await toWord(paper, frame));
  const files = papers.map(({id}) => path.join(OUT, `${id}.docx`));
  // A profile of its own: another LibreOffice that is open does not get in the way.
  const profile = `-env:UserInstallation=file://${path.join(OUT, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', OUT, ...files], {
    stdio: 'ignore',
  });
}, 180_000);

describe.each(papers.map((paper) => [paper.id, paper] as const))('%s in LibreOffice', (id, paper) => {
  const file = path.join(OUT, `${id}.pdf`);

  it('has pages and its title', () => {
    const info = execFileSync('pdfinfo', [file], {encoding: 'utf8'});
    expect(Number(/^Pages:\s+(\d+)/m.exec(info)?.[1])).toBeGreaterThan(0);
    expect(info).toContain(paper.title);
  });

  it('shows its headings and its fields', () => {
    const text = packed(execFileSync('pdftotext', ['-layout', file, '-'], {encoding: 'utf8'}));
    const raw = packed(execFileSync('pdftotext', ['-raw', file, '-'], {encoding: 'utf8'}));
    const missing = paper.blocks
      .flatMap((block) => {
        if (block.kind === 'heading') return [words(block.line)];
        const lines =
          block.kind === 'table'
            ? block.rows.flat()
            : block.kind === 'list'
              ? block.items.map(({line}) => line)
              : block.kind === 'paragraph'
                ? [block.line]
                : [];
        return lines.flat().flatMap((part) => (part.kind === 'field' ? [`[${part.name}]`] : []));
      })
      .filter((shown) => !text.includes(packed(shown)) && !raw.includes(packed(shown)));
    expect(missing).toEqual([]);
  });
});
