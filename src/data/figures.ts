import {formatDate, MONTHS} from '../lib/format';
import {articlePath} from '../lib/law';
import type {DataFiles} from './types';

/** Figures that stand in more than one place: durations, terms and counts. */

const NUMBERS =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
/** Each word for a unit, what it measures and how many of the smallest it is. */
const UNITS: Readonly<Record<string, readonly [what: string, size: number]>> = {
  min: ['tiempo', 1],
  minutos: ['tiempo', 1],
  h: ['tiempo', 60],
  hora: ['tiempo', 60],
  horas: ['tiempo', 60],
  mes: ['meses', 1],
  meses: ['meses', 1],
  semestre: ['semestres', 1],
  semestres: ['semestres', 1],
  año: ['años', 1],
  años: ['años', 1],
  indicadores: ['indicadores', 1],
  polaridades: ['indicadores', 1],
  artículos: ['artículos', 1],
};
const NUMBER = `\\d+|${NUMBERS.join('|')}|noventa|una?|cada`;
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(${NUMBER})\\s(?:a|y|o)\\s)?(${NUMBER})\\s(${Object.keys(UNITS).join('|')})(?!\\p{L})`,
  'giu',
);

const DATE = new RegExp(`(\\d{1,2})(?:\\.º)?\\sde\\s(${MONTHS.join('|')})\\sde\\s(\\d{4})`, 'giu');

interface Figure {
  readonly what: string;
  readonly value: number;
  /** As it was written: «7 a 10 minutos». */
  readonly said: string;
}

function valueOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  if (word === 'noventa') return 90;
  return /^(?:una?|cada)$/.test(word) ? 1 : NUMBERS.indexOf(word) + 1;
}

/** «20 min», «de 7 a 10 minutos», «seis meses», «cada semestre»; a range is two figures. And whole dates. */
export function figuresOf(text: string): Figure[] {
  return [...quantities(text), ...dates(text)];
}

const dates = (text: string): Figure[] =>
  [...text.matchAll(DATE)].map(([said, day, month = '', year]) => ({
    what: 'fecha',
    value:
      Number(year) * 10_000 + MONTHS.findIndex((name) => name === month.toLowerCase()) * 100 + Number(day),
    said: said.replace(/\s/g, ' '),
  }));

function quantities(text: string): Figure[] {
  return [...text.normalize('NFC').matchAll(FIGURE)].flatMap(([said, first, second = '', unit = '']) => {
    const [what, size] = UNITS[unit.toLowerCase()]!;
    return [first, second].flatMap((word) =>
      word ? [{what, value: valueOf(word.toLowerCase()) * size, said: said.replace(/\s/g, ' ')}] : [],
    );
  });
}

/** What a file of the data says of a page, or of an article of a law. */
export interface Fact {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/** The facts with figures by address. */
export function factsOf({
  tools,
  courses,
  laws,
  webinar,
}: Pick<DataFiles, 'tools' | 'courses' | 'laws' | 'webinar'>): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>();
  const add = (address: string, file: string, name: string, texts: readonly (string | undefined)[]): void => {
    const before = facts.get(address)?.text ?? [];
    facts.set(address, {file: `src/data/${file}.yaml`, name, text: [before, ...texts].flat().join('; ')});
  };
  for (const {id, name, duration, heroDuration, indicators, indicatorKind} of tools)
    add(`/${id}`, 'tools', name, [duration, heroDuration, `${indicators.length} ${indicatorKind}`]);
  for (const {to, name, facts: own, parts = []} of courses)
    if (to)
      add(to, 'courses', name, [...own.map(({value}) => value), ...parts.map(({hours}) => `${hours} h`)]);
  add('/webinar', 'webinar', 'date', [formatDate(webinar.date)]);
  for (const {id, name, sanctioned, inForce, articleCount} of laws)
    add(`/${id}`, 'laws', name, [formatDate(sanctioned), formatDate(inForce), `${articleCount} artículos`]);
  for (const {id, name, deadlines} of laws)
    for (const {article, when, text} of deadlines)
      add(articlePath(id, article), 'laws', `${name}, artículo ${article}`, [when, text]);
  return facts;
}

/**
 * Where a text about those facts says otherwise: a sentence with figures of what they measure, none of which is
 * theirs. One that names theirs may name others besides: «cuatro de los 13 indicadores».
 */
export function disagreement(
  text: string,
  facts: readonly Fact[],
): {readonly found: string; readonly expected: string; readonly cure: string} | undefined {
  const stated = facts.flatMap((fact) => figuresOf(fact.text).map((figure) => ({...figure, fact})));
  for (const sentence of text.split(/[.;](?=\s)/)) {
    const figures = figuresOf(sentence);
    for (const {what, said} of figures) {
      const same = stated.filter((figure) => figure.what === what);
      const [first] = same;
      const agrees = figures.some(
        (figure) => figure.what === what && same.some(({value}) => value === figure.value),
      );
      if (!first || agrees) continue;
      const {file, name} = first.fact;
      return {
        found: `«${said}»; en ${file}, «${name}» dice «${first.said}»`,
        expected: 'el mismo dato en los dos archivos',
        cure: `escriba «${first.said}», o corrija ${file}. Si habla de una parte, nombre también el total.`,
      };
    }
  }
  return undefined;
}
