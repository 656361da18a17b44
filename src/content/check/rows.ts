import {placeOf, type Scan} from './scan';
import type {Page, Report} from './types';

/** Points of a list that a word processor wrote: with a space after those that are also other signs. */
const BULLET = /^\s*([•▪◦‣●○■□➢➤✓✔\uf0a7\uf0b7\uf0d8](?=\s*\S)|[·–—](?=\s+\S)|o(?=\t\S))/;
/** Dashes also stand inside a sentence that was broken into lines. */
const DASH = /^[–—]/;
/** `a)`, `1º`, `1.º`, `1.-`, `iv)`: numbers that Markdown does not know. */
const NUMBER = /^\s*(?:[a-zA-Z]\)|[ivx]{1,4}\)|\d{1,2}(?:\.?[º°ª]|\.-|\.\))\)?\.?-?)\s+\S/;
const GLUED_POINT = /^(\s*)([-+])(?=[\p{L}¿¡«"])/u;
const GLUED_NUMBER = /^(\s*)(\d{1,2}[.)])(?=[\p{L}¿¡«"])(?![ºª])/u;
const GLUED_TITLE = /^(#{1,6}(?=[^\s#\d])|#{2,6}(?=\d))/;
const CODE = /^(?:import|export)\s+(?:[\w{*].*\bfrom\b|default\b|const\b|["'])/;

/** Rules about the start of a line, which decides what the line is. */
export function checkRows(page: Page, scan: Scan, markdown: string, report: Report): void {
  const coded = new Set(
    scan.code.flatMap(({start, end}) => {
      const first = placeOf(page.text, start).line;
      return Array.from({length: placeOf(page.text, end).line - first + 1}, (_, index) => first + index);
    }),
  );
  const rows = markdown.split('\n');
  rows.forEach((row, index) => {
    const line = index + 1;
    if (coded.has(line)) return;
    const before = rows[index - 1] ?? '';
    const after = rows[index + 1] ?? '';
    const say = (column: number, found: string, expected: string, cure: string): void =>
      report({line, column, found: `«${row.trim().slice(0, 40)}», ${found}`, expected, cure});

    const title = GLUED_TITLE.exec(row)?.[1];
    if (title !== undefined) {
      say(
        1,
        'sin espacio después de los signos #',
        'un espacio entre # y el texto del título',
        `escriba ${title === '#' ? '##' : title} ${row.slice(title.length).trim()}`,
      );
    }
    const bullet = BULLET.exec(row)?.[1];
    const isInSentence =
      bullet !== undefined && DASH.test(bullet) && !/^\s*$|:\s*$/.test(before) && !BULLET.test(after);
    if (bullet !== undefined && !BULLET.test(before) && !isInSentence) {
      say(
        row.indexOf(bullet) + 1,
        'una viñeta pegada de Word',
        'un guion y un espacio por cada elemento de la lista',
        `escriba - ${row.trim().slice(1).trim()}`,
      );
    }
    for (const pattern of [GLUED_POINT, GLUED_NUMBER]) {
      const [, indent = '', mark = ''] = pattern.exec(row) ?? [];
      if (mark === '' || pattern.test(before)) continue;
      say(
        indent.length + 1,
        `un elemento de lista sin espacio después de «${mark}»`,
        'un espacio entre el signo y el texto, en cada elemento de la lista',
        `escriba ${mark === '+' ? '-' : mark} ${row.trim().slice(mark.length)}`,
      );
    }
    // Each in a paragraph of its own reads well; several in one run together.
    const isTogether = /\S/.test(before) && !/^\s*#/.test(before);
    if (NUMBER.test(row) && !NUMBER.test(before) && (isTogether || NUMBER.test(after))) {
      say(
        row.search(/\S/) + 1,
        'una lista que en la página queda en un solo renglón',
        'cada elemento en su propio párrafo, o una lista con «1. » o «- »',
        'deje una línea vacía antes de cada elemento, o cambie los números por 1. 2. 3.',
      );
    }
    if (page.isMdx && CODE.test(row))
      say(1, 'código', 'solo texto: los componentes no hay que importarlos', 'borre la línea.');
  });
}
