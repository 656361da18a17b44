import fs from 'node:fs';

import {formatProblems, problemRows, type Problem} from '../../data/problems';
import {escapeMarkup} from '../../lib/markup';

/** «1 cosa por corregir», «3 cosas por corregir». */
export function countText(count: number): string {
  return count === 1 ? '1 cosa por corregir' : `${count} cosas por corregir`;
}

/** The message of the terminal, of the build and of the browser. */
export function formatReport(problems: readonly Problem[]): string {
  return `${countText(problems.length)}\n\n${formatProblems(problems)}`;
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Notes that GitHub puts beside the changed line. */
export function formatAnnotations(
  problems: readonly Problem[],
  level: 'error' | 'warning' = 'error',
): string {
  return problems
    .map((problem) => {
      const place = problem.line ? `,line=${problem.line},col=${problem.column ?? 1}` : '';
      const title = escapeProperty(problem.found);
      return `::${level} file=${escapeProperty(problem.file)}${place},title=${title}::${escapeData(problemRows(problem).join('\n'))}`;
    })
    .join('\n');
}

/** The page that GitHub shows with the check. */
export function formatSummary(problems: readonly Problem[]): string {
  if (problems.length === 0) return '## Los textos y los datos están bien\n';
  const items = problems.map((problem, index) => {
    const place = problem.line
      ? `${problem.file}, línea ${problem.line}, columna ${problem.column ?? 1}`
      : problem.file;
    const rows = problemRows(problem).map(
      (row) => `   - ${escapeMarkup(row).replace(/([*_`[\]\\])/g, '\\$1')}`,
    );
    return [`${index + 1}. **${escapeMarkup(place).replace(/_/g, '\\_')}**`, ...rows].join('\n');
  });
  return `## ${countText(problems.length)}\n\n${items.join('\n')}\n`;
}

/** On GitHub, the same list beside the lines and in the summary of the job; elsewhere nothing. */
export function publishOnGitHub(problems: readonly Problem[], env: NodeJS.ProcessEnv = process.env): void {
  if (env.GITHUB_ACTIONS === 'true' && problems.length > 0) console.log(formatAnnotations(problems));
  if (env.GITHUB_STEP_SUMMARY) fs.appendFileSync(env.GITHUB_STEP_SUMMARY, formatSummary(problems));
}
