import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {tempFolder} from '../../../tests/support/temp';
import {judge, readSentences, sentencesOf, wordCount} from './language';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the copy of the site', () => {
  const verdict = judge(readSentences(root));

  it('is read whole: pages, data and components', () => {
    const files = new Set(readSentences(root).map(({file}) => file));
    for (const file of [
      'docs/leyes/ley-2491-de-2025/index.mdx',
      'src/pages/webinar.mdx',
      'src/data/faq.yaml',
      'src/components/layout/NotFoundScreen/index.tsx',
    ]) {
      expect(files).toContain(file);
    }
    expect(verdict.count).toBeGreaterThan(1000);
    expect(verdict.worst).toHaveLength(10);
  });
});

describe('a site with a long sentence', () => {
  const long = `${'palabra '.repeat(40).trim()}.`;
  const dir = tempFolder();
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  write(
    'docs/a.mdx',
    `---\ntitle: Prueba\nlead: ${long}\n---\n\nCorta y clara.\n\n- Otra. **Con** [enlace](/rieeb): ${long}\n`,
  );
  write('src/data/b.yaml', `# Comentario\n- id: uno\n  officialTitle: ${long}\n  text: >-\n    ${long}\n`);
  write(
    'src/components/content/C/index.tsx',
    `export default () => (\n  <p>\n    Una <b>${long}</b>\n  </p>\n);\n`,
  );
  write('src/search/C/index.tsx', '');
  write('src/papers/d.md', `---\ntitle: Prueba\n---\n\n${long}\n`);
  write('src/pages/index.mdx', '---\ntitle: Inicio\n---\n\nHola a todas las personas.\n');

  it('is told where, also in its data and components', () => {
    const {tooLong, files} = judge(readSentences(dir));
    expect(tooLong.map(({file, line, words}) => `${file} ${line} ${words}`)).toEqual([
      'docs/a.mdx 3 40',
      'docs/a.mdx 8 42',
      'src/components/content/C/index.tsx 2 41',
      'src/data/b.yaml 4 40',
      'src/papers/d.md 5 40',
    ]);
    expect(files.map(({file}) => file)).toContain('src/data/b.yaml');
  });
});

describe('sentences', () => {
  it('end at points that are ends', () => {
    expect(sentencesOf('Lo pide el art. 5 de la ley. ¿Desde cuándo? Ya rige, n.º 53.198 de 2025.')).toEqual([
      'Lo pide el art. 5 de la ley.',
      '¿Desde cuándo?',
      'Ya rige, n.º 53.198 de 2025.',
    ]);
    expect(wordCount('Cuesta $\u00a099.000 y rinde 11,1\u00a0% más')).toBe(6);
  });
});
