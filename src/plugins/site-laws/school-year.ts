import fs from 'node:fs';
import path from 'node:path';

import {lawLines, type LawLines} from '../../data/law-coverage';
import {dataDir, loadData, readData} from '../../data/load';
import {closest, DataError, type Problem} from '../../data/problems';
import type {SchoolStep, SchoolYear} from '../../data/types';
import {locate, type Path} from '../../data/yaml';

import type {LawDocuments} from './derive';
import type {PlannedStep} from './types';

/** Working papers, by the names of their files. */
const papersIn = (siteDir: string): string[] =>
  fs
    .readdirSync(path.join(siteDir, 'src', 'papers'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'));

/** Articles of a step, law by law, in order. */
function basisOf({restsOn = []}: SchoolStep, lines: LawLines): PlannedStep['basis'] {
  const basis: {law: PlannedStep['basis'][number]['law']; articles: number[]}[] = [];
  for (const {law, article} of restsOn.flatMap((id) => lines.get(id) ?? [])) {
    const own = basis.find((entry) => entry.law === law);
    if (!own) basis.push({law, articles: [article]});
    else if (!own.articles.includes(article)) own.articles.push(article);
  }
  for (const {articles} of basis) articles.sort((a, b) => a - b);
  return basis;
}

/**
 * The steps with their articles and what remains of each: the `evidence` of the duties that rest on the same
 * lines, or its own where there is none. Tells a step that has neither, or both, and a paper that does not exist.
 */
export function deriveSchoolYear(
  {steps}: SchoolYear,
  documents: LawDocuments,
  lines: LawLines,
  papers: readonly string[],
): {
  readonly steps: readonly PlannedStep[];
  readonly findings: readonly (Pick<Problem, 'found' | 'expected' | 'cure'> & {readonly path: Path})[];
} {
  const duties = Object.values(documents).flatMap(({duties: own}) => own);
  const findings: (Pick<Problem, 'found' | 'expected' | 'cure'> & {path: Path})[] = [];
  const planned = steps.map((step, index): PlannedStep => {
    const {id, title, months, owner, approver, length, restsOn = [], evidence, open, paper} = step;
    const shown = duties
      .filter((duty) => duty.restsOn.some((line) => restsOn.includes(line)))
      .map((duty) => duty.evidence);
    if (shown.length === 0 && !evidence) {
      findings.push({
        path: ['steps', index, 'restsOn'],
        found: 'líneas en las que no se apoya ningún deber del colegio',
        expected: 'una línea de un deber, o el documento que queda',
        cure: 'corrija la línea, o agregue «evidence: {document: Acta de la reunión., keeper: Rectoría}».',
      });
    }
    if (shown.length > 0 && evidence) {
      findings.push({
        path: ['steps', index, 'evidence'],
        found: 'un documento propio, en un paso que ya tiene el de su deber',
        expected: 'el documento en un solo lugar: el deber, en la página de la ley',
        cure: 'borre «evidence» de este paso.',
      });
    }
    if (paper && !papers.includes(paper)) {
      const slip = closest(paper, papers);
      findings.push({
        path: ['steps', index, 'paper'],
        found: `«${paper}», que no es un formato`,
        expected: `un archivo de src/papers, sin .md: ${papers.join(', ')}`,
        cure: slip ? `¿quiso escribir «${slip}»?` : 'corrija el nombre, o borre la línea.',
      });
    }
    const all = evidence ? [...shown, evidence] : shown;
    return {
      ...{id, title, months, owner, approver, length, open, paper},
      basis: basisOf(step, lines),
      evidence: [...new Map(all.map((entry) => [entry.document, entry] as const)).values()],
    };
  });
  return {steps: planned, findings};
}

/** The plan of the school year. Throws in Spanish, with file and line, what another file does not have. */
export function readSchoolYear(siteDir: string, documents: LawDocuments): readonly PlannedStep[] {
  const {source} = readData('school-year', dataDir);
  const lines = lawLines({'law-2491': loadData('law-2491'), 'law-2503': loadData('law-2503')});
  const {steps, findings} = deriveSchoolYear(loadData('school-year'), documents, lines, papersIn(siteDir));
  if (findings.length > 0) {
    throw new DataError(
      findings.map(({path: place, ...finding}) => ({
        file: source.file,
        ...locate(source, place),
        field: place.join('.'),
        ...finding,
      })),
    );
  }
  return steps;
}
