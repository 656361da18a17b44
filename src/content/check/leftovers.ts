import type {Node} from 'mdast';

import {covered, placeOf} from './scan';
import type {Report} from './types';

/** Marks of Markdown that stay in the text, because they are not written as Markdown reads them. */

interface Slip {
  /** Matches what is shown as typed. */
  readonly pattern: RegExp;
  readonly name: string;
  readonly expected: string;
  readonly cure: (match: RegExpExecArray) => string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const WORD = '[\\p{L}\\p{N}]';
const closed = 'la marca pegada al texto que encierra, al comienzo y al final';

/** `**texto **`, `**Nota:**texto`: the same words with the marks where they work. */
const rejoin = ([, before = '', mark = '', inner = '', after = '']: RegExpExecArray): string =>
  `escriba ${before && `${before} `}${mark}${oneLine(inner)}${mark}${after && ` ${after}`}`;

/** In this order: what one has named, the next ones do not see. */
const SLIPS: readonly Slip[] = [
  {
    pattern: /\[\^([^\]\s]+)\]:?/,
    name: 'una nota al pie',
    expected: 'la aclaración en el texto, porque el sitio no tiene notas al pie',
    cure: () => 'ponga la aclaración entre paréntesis, o en un cuadro :::nota, y borre la marca.',
  },
  {
    pattern: new RegExp(`(${WORD}*)(\\*\\*|__|~~)(?![*_~])\\s*([^*_~]*[^*_~\\s])\\s*\\2(${WORD}*)`, 'u'),
    name: 'unas marcas que se ven en la página',
    expected: closed,
    cure: rejoin,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}*_])()([*_])(?=\\S[^\\n*_]*\\s\\2|\\s+[^\\n*_]*[^\\s*_]\\2)([^\\n*_]+)\\2(?![\\p{L}\\p{N}*_])()`,
      'u',
    ),
    name: 'unas marcas que se ven en la página',
    expected: closed,
    cure: rejoin,
  },
  {
    pattern: /\*\*|(?<!_)__(?!_)|~~|`|(?<![\p{L}\p{N}*_])[*_](?=[\p{L}\p{N}¿¡«"(])/u,
    name: 'una marca sin su pareja',
    expected: 'una marca al comienzo y otra igual al final',
    cure: ([mark]) =>
      `agregue ${mark} donde termina el texto marcado, o borre la que sobra; si es un signo, escriba ${[...mark].map((sign) => `\\${sign}`).join('')}`,
  },
  {
    pattern: /\(([^()\n]+)\)\[((?:\/|https?:)[^\]\s]*)\]/,
    name: 'un enlace con los signos al revés',
    expected: '[texto](dirección)',
    cure: ([, text, address]) => `escriba [${text}](${address})`,
  },
  {
    pattern: /\[([^\][\n]+)\]\[([^\][\n]*)\]/,
    name: 'un enlace sin dirección',
    expected: '[texto](dirección)',
    cure: ([, text]) => `escriba [${text}](/pagina), con la dirección de la página.`,
  },
  {
    pattern: /\[([^\][\n]+)\]\(((?:\/|https?:)[^()\s]*)(?![^()\n]*\))/,
    name: 'un enlace sin el paréntesis final',
    expected: '[texto](dirección)',
    cure: ([, text, address]) => `escriba [${text}](${address})`,
  },
  {
    pattern: /^[ \t]*\|.*\|[ \t]*$/m,
    name: 'una tabla sin la línea de guiones',
    expected: 'debajo del encabezado, una línea con guiones: | --- | --- |',
    cure: ([row]) =>
      `agregue debajo del encabezado la línea ${'| --- '.repeat(Math.max(1, row.trim().split('|').length - 2))}|`,
  },
  {
    pattern: /\S\t+(?=\S)/,
    name: 'un tabulador: celdas pegadas de una hoja de cálculo',
    expected: 'una tabla con barras: | Uno | Dos |',
    cure: () => 'separe las celdas con barras |, o cambie el tabulador por un espacio.',
  },
];

/** @param markdown text whose places are those of the page, without tags and comments */
export function checkLeftovers(node: Node, markdown: string, report: Report): void {
  const start = node.position?.start.offset ?? 0;
  const whole = markdown.slice(start, node.position?.end.offset);
  // What stands after a bar is meant as a sign.
  let text = whole.replace(/\\[^\n]/g, '  ');
  for (const {pattern, name, expected, cure} of SLIPS) {
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      report({
        ...placeOf(markdown, start + match.index + /^\s*/.exec(match[0])![0].length),
        found: `«${oneLine(match[0]).slice(0, 60)}», ${name}`,
        expected,
        cure: cure(match),
      });
      const end = match.index + match[0].length;
      // One table, one message.
      const stop = name.startsWith('una tabla') || name.startsWith('un tabulador') ? text.length : end;
      text = covered(text, [{start: match.index, end: stop}]);
    }
  }
}
