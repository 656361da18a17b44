import {characterSlips} from '../../data/characters';
import type {Problem} from '../../data/problems';
import {decodeUtf8} from '../../data/yaml';
import {slugify} from '../../lib/text';

import type {Report, SourceFile} from './types';

/** Slips below Markdown: names of files, encoding, characters that nobody sees, leftovers of git. */

/** What the name of a file or of its folder has that an address cannot have. */
export function checkName(file: string, slug?: string): Problem | undefined {
  const parts = file.split('/');
  const name = parts.at(-1)!;
  if (name !== name.normalize('NFC')) {
    return {
      file,
      found: `el nombre «${name}», con tildes en una forma propia de algunos computadores (NFD)`,
      expected: 'un nombre en minúsculas, sin tildes ni espacios',
      cure: `cambie el nombre a «${plainName(name, slug)}».`,
    };
  }
  const bad = parts
    .slice(file.startsWith('docs/') || file.startsWith('static/') ? 1 : 2)
    .find((part) => !isPlain(part));
  if (bad === undefined) return undefined;
  return {
    file,
    found: `el nombre «${bad}»`,
    expected: 'un nombre en minúsculas, sin tildes, espacios ni otros signos',
    cure: `cambie el nombre a «${plainName(bad, bad === name ? slug : undefined)}».`,
  };
}

/** Whether a file's or a folder's name can stand in an address. */
export const isPlain = (name: string): boolean => /^_?[a-z0-9]+([-.@][a-z0-9]+)*$/.test(name);

function plainName(typed: string, slug?: string): string {
  const name = typed.trim();
  const extension = /\.[A-Za-z0-9]+$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  return `${(slug ?? slugify(stem)) || 'pagina'}${extension.toLowerCase()}`;
}

/** The text of a page, or the problem that keeps it from being read. */
export function readText({file, bytes}: SourceFile): {text: string} | {problem: Problem} {
  const text = decodeUtf8(bytes);
  if (text === undefined || text.includes('\0')) {
    return {
      problem: {
        file,
        found: 'un archivo que no está en UTF-8',
        expected: 'un archivo de texto en UTF-8, para que se lean bien las tildes y la ñ',
        cure: 'ábralo en su editor y guárdelo con la codificación «UTF-8».',
      },
    };
  }
  if (text.trim() === '' || text.trim() === '\uFEFF') {
    return {
      problem: {
        file,
        line: 1,
        column: 1,
        found: 'un archivo vacío',
        expected: 'la ficha y el texto de la página',
        cure: 'recupere el texto del historial del archivo («History»), o borre el archivo si la página ya no existe.',
      },
    };
  }
  return {text};
}

const CONFLICT = /^(?:<{7}(?: |$)|={7}$|>{7}(?: |$))/;

/** @param text with `\n` line ends and without a byte-order mark */
export function checkCharacters(text: string, report: Report): void {
  characterSlips(text).forEach(report);
  text.split('\n').forEach((row, index) => {
    const line = index + 1;
    if (CONFLICT.test(row)) {
      report({
        line,
        column: 1,
        found: `«${row.slice(0, 30)}», una marca de conflicto de git`,
        expected: 'una sola versión del texto',
        cure: 'deje la versión correcta y borre las líneas <<<<<<<, ======= y >>>>>>>.',
      });
    }
  });
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const DATE = new RegExp(
  `\\b(\\d{1,2})[ \u00a0]de[ \u00a0](${MONTHS.join('|')})(?:[ \u00a0](?:de|del)[ \u00a0](\\d{4}))?`,
  'gi',
);

/** «30 de febrero de 2025»: a date that is not one. */
export function checkDates(text: string, report: Report): void {
  text.split('\n').forEach((row, index) => {
    for (const match of row.matchAll(DATE)) {
      const month = MONTHS.indexOf(match[2]!.toLowerCase());
      // Without a year, 29 February is a day.
      const last = new Date(Date.UTC(match[3] ? Number(match[3]) : 2024, month + 1, 0)).getUTCDate();
      const day = Number(match[1]);
      if (day >= 1 && day <= last) continue;
      report({
        line: index + 1,
        column: match.index + 1,
        found: `«${match[0]}», un día que no existe`,
        expected: `un día de 1 a ${last}`,
        cure: 'corrija la fecha.',
        example: '23 de julio de 2025',
      });
    }
  });
}
