/** One thing an editor has to mend. All texts are Spanish. */
export interface Problem {
  /** `src/data/plans.yaml` */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Entry of the file: «plans › starter». */
  readonly entry?: string;
  readonly field?: string;
  readonly found: string;
  readonly expected: string;
  readonly cure: string;
  /** A line that works, to copy. */
  readonly example?: string;
}

/** Thrown by the loader. `problems` keeps the list for tests and for whole-folder reports. */
export class DataError extends Error {
  override readonly name = 'DataError';
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}

/** All problems in one text, file by file, in the order in which an editor meets them. */
export function formatProblems(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({file}) => file))];
  return files
    .map((file) => {
      const own = problems.filter((problem) => problem.file === file).sort(byPosition);
      const title = own.length === 1 ? 'hay 1 problema' : `hay ${own.length} problemas`;
      return [`En ${file} ${title}.`, ...own.map(formatProblem)].join('\n\n');
    })
    .join('\n\n');
}

function byPosition(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function formatProblem(problem: Problem, index: number): string {
  const place = problem.line
    ? `${problem.file}, línea ${problem.line}, columna ${problem.column ?? 1}`
    : problem.file;
  return [`${index + 1}. ${place}`, ...problemRows(problem).map((row) => `   ${row}`)].join('\n');
}

/** What an editor reads about one problem, line by line, without its place. */
export function problemRows(problem: Problem): string[] {
  const rows = [
    ['Entrada', problem.entry],
    ['Campo', problem.field],
    ['Se encontró', problem.found],
    ['Se esperaba', problem.expected],
    ['Qué hacer', problem.cure],
    ['Ejemplo', problem.example],
  ];
  return rows.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
}

/** A value as an editor recognises it: «texto», 99, una lista de 3. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nada: falta el campo';
  if (value === null) return 'nada: el campo está vacío';
  if (typeof value === 'string') return `«${value.length > 80 ? `${value.slice(0, 77)}…` : value}»`;
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'object') return `un grupo de campos (${Object.keys(value).join(', ')})`;
  return String(value);
}

/** The candidate that a typing slip most probably meant, or none. */
export function closest(text: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(text.length / 3));
  const ranked = candidates
    .map((candidate) => ({candidate, distance: editDistance(text.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0] && ranked[0].distance <= limit ? ranked[0].candidate : undefined;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
