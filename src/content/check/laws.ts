import {DataError, type Problem} from '../../data/problems';
import {readLawFiles} from '../../plugins/site-laws';

const WHERE = /^((?:docs|src|tests)\/[^\s,:]+)(?:, línea (\d+))?[,:] (.+)$/s;

/** A sentence of `site-laws` as a problem: `FILE, línea N: what is wrong. What to do.` */
export function lawProblem(message: string): Problem {
  const [, file, line, text = message] = WHERE.exec(message) ?? [];
  return {
    file: file ?? 'docs/leyes',
    ...(line ? {line: Number(line), column: 1} : {}),
    found: text,
    expected: 'los artículos de la ley, completos, en orden y con la forma de los demás',
    cure: 'compárelo con un artículo vecino, o con la versión anterior del archivo, en su historial («History»).',
  };
}

/** What would stop the build when it reads the two law pages and the official text. */
export function checkLaws(root: string): readonly Problem[] {
  try {
    readLawFiles(root);
    return [];
  } catch (error) {
    return error instanceof DataError ? error.problems : [lawProblem((error as Error).message)];
  }
}
