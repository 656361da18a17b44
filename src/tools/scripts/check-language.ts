import {AVERAGE, judge, LONGEST, readSentences} from './language';

/** Length of the sentences of our own copy, with the ten longest; exit status 1 when they are too long. */
const {average, count, files, tooLong, worst} = judge(readSentences(process.cwd()));
const number = (value: number): string => value.toFixed(1).replace('.', ',');

console.log(`${count} frases, ${number(average)} palabras de promedio (máximo ${AVERAGE}).`);
console.log('Las diez más largas:');
for (const {file, line, words, text} of worst)
  console.log(`  ${words} palabras, ${file}, línea ${line}: ${text}`);
for (const entry of files)
  console.error(`${entry.file}: ${number(entry.average)} palabras de promedio. Parta las frases más largas.`);
for (const {file, line, words} of tooLong)
  console.error(
    `${file}, línea ${line}: una frase de ${words} palabras. El máximo es ${LONGEST}: pártala en dos.`,
  );
process.exitCode = average > AVERAGE || files.length > 0 || tooLong.length > 0 ? 1 : 0;
