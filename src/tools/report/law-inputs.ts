import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {loadData} from '../../data/load';
import {preparationNote, provisionalValues} from '../../data/provisional';
import type {Law} from '../../data/types';
import {readLawDocument} from '../../plugins/site-laws/read';

/** The offline copies of the law pages: one PDF a law, printed from the finished page. */

export interface LawPdf {
  readonly sha256: string;
  readonly pages: number;
}

const root = process.cwd();
export const lawFingerprintFile = path.join(root, 'src/tools/report/laws.json');
export const lawPdfFile = ({id}: Pick<Law, 'id'>): string => path.join(root, 'static', `${id}.pdf`);

/** What the committed PDF should have been printed from: text, facts and data that reach the paper. */
export function lawFingerprint(law: Law): string {
  const file = `docs/leyes/${law.id}/index.mdx`;
  const source = fs
    .readFileSync(path.join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  const facts = readLawDocument(source, file).articles.map(
    ({number, titleKind, duties, who, when, matches}) => [number, titleKind, duties, who, when, matches],
  );
  return createHash('sha256')
    .update(body)
    .update(
      JSON.stringify([
        facts,
        law,
        loadData('alerts'),
        loadData('law-readers'),
        loadData('law-comparison'),
        loadData('school-year'),
        loadData('brand').site.url,
        preparationNote(provisionalValues()),
      ]),
    )
    .digest('hex');
}

export const savedLawPdfs = (): Readonly<Record<string, LawPdf>> =>
  JSON.parse(fs.readFileSync(lawFingerprintFile, 'utf8')) as Record<string, LawPdf>;
