import {formatReport, publishOnGitHub} from '../../content/check/report';
import type {Problem} from '../../data/problems';
import {AVERAGE, judge, LONGEST, readSentences} from './language';

/** Length of the sentences of our own copy, with the ten longest; exit status 1 when they are too long. */
const {average, count, files, tooLong, worst} = judge(readSentences(process.cwd()));
const number = (value: number): string => value.toFixed(1).replace('.', ',');

console.log(`${count} frases, ${number(average)} palabras de promedio (máximo ${AVERAGE}).`);
console.log('Las diez más largas:');
for (const {file, line, words, text} of worst)
  console.log(`  ${words} palabras, ${file}, línea ${line}: ${text}`);

const problems: Problem[] = [
  ...files.map((entry) => ({
    file: entry.file,
    found: `${number(entry.average)} palabras por frase, de promedio`,
    expected: `${AVERAGE} como máximo`,
    cure: 'parta las frases más largas.',
  })),
  ...tooLong.map(({file, line, words, text}) => ({
    file,
    line,
    found: `una frase de ${words} palabras: «${text}»`,
    expected: `${LONGEST} como máximo`,
    cure: 'pártala en dos.',
  })),
];
if (problems.length > 0) {
  publishOnGitHub(problems);
  console.error(formatReport(problems));
}
process.exitCode = problems.length > 0 ? 1 : 0;
