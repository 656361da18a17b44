import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

// `npm run check:spelling`: words that the dictionary and `.config/palabras.txt` do not have, with what
// was perhaps meant. A warning: it never fails, for a name or a term may be right. `-- COMMIT` tells only of
// the lines that changed since then, as the checks of a pull request do.

const CONFIG = '.config/cspell.json';
const FILES = [
  'docs/**/*.{md,mdx}',
  'src/pages/**/*.{md,mdx}',
  'src/data/*.yaml',
  'src/papers/*.md',
  'CONTRIBUTING.md',
  'src/components/content/README.md',
];
const WORDS = '.config/palabras.txt';

/** «file:line» of each line that is new since a commit. */
function newLines(commit) {
  const args = ['-c', 'core.quotePath=false', 'diff', '--unified=0', '--no-prefix', `${commit}...HEAD`];
  const {stdout} = spawnSync('git', args, {encoding: 'utf8', maxBuffer: Infinity});
  let file;
  return new Set(
    stdout.split('\n').flatMap((row) => {
      if (row.startsWith('+++ ')) file = row.slice(4);
      const [, first, count = 1] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
      return first
        ? Array.from({length: Number(count)}, (_, index) => `${file}:${Number(first) + index}`)
        : [];
    }),
  );
}

const result = spawnSync(
  'npx',
  [
    'cspell',
    'lint',
    '--config',
    CONFIG,
    '--root',
    '.',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--show-suggestions',
    '--no-must-find-files',
    ...FILES,
  ],
  {encoding: 'utf8', shell: process.platform === 'win32'},
);
if (result.error) {
  console.error(`No se pudo revisar la ortografía: ${result.error.message}`);
  process.exit(0);
}

const lines = process.argv[2] ? newLines(process.argv[2]) : undefined;
const words = new Set();
const findings = (result.stdout ?? '').split('\n').flatMap((row) => {
  const match = /^(.+?):(\d+):(\d+) - .*?\((.+?)\)(?:.*?\[(.*)\])?/.exec(row);
  if (!match) return [];
  const [, path, line, column, word, list = ''] = match;
  const file = path.replaceAll('\\', '/');
  if (lines && !lines.has(`${file}:${line}`)) return [];
  // Each word once a file.
  if (words.has(`${file} ${word}`)) return [];
  words.add(`${file} ${word}`);
  const suggestions = list
    .split(',')
    .map((part) => part.trim().replace(/\*$/, ''))
    .filter(Boolean)
    .slice(0, 3);
  return [{file, line, column, word, suggestions}];
});

const cure = ({word, suggestions}) =>
  `${suggestions.length > 0 ? `¿quiso escribir ${suggestions.map((text) => `«${text}»`).join(', ')}? ` : ''}Si «${word}» está bien escrita, agréguela a ${WORDS}.`;

for (const finding of findings) {
  const {file, line, column, word} = finding;
  console.log(`${file}, línea ${line}, columna ${column}: «${word}». ${cure(finding)}`);
  if (process.env.GITHUB_ACTIONS === 'true') {
    console.log(
      `::warning file=${file},line=${line},col=${column},title=Ortografía: ${word}::${cure(finding)}`,
    );
  }
}
const title =
  findings.length === 0
    ? 'Ortografía: no hay palabras desconocidas.'
    : `Ortografía: ${findings.length === 1 ? '1 palabra por revisar' : `${findings.length} palabras por revisar`} (es solo un aviso).`;
console.log(`${findings.length > 0 ? '\n' : ''}${title}`);
if (process.env.GITHUB_STEP_SUMMARY) {
  const rows = findings.map(
    (finding) => `- ${finding.file}, línea ${finding.line}: **${finding.word}**. ${cure(finding)}`,
  );
  fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, `\n### ${title}\n\n${rows.join('\n')}\n`);
}
