import statistics from '@data/statistics';
import type {CompetenceId, Statistic} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';
import {formatInteger, formatPercent, nounAfter} from '@site/src/lib/format';
import {NBSP} from '@site/src/lib/text';

/** One dot of the drawing `statistic-cases` stands for this many cases. */
const CASES_PER_DOT = 50_000;

export type ChartId = 'casos' | 'adolescentes' | 'primera-infancia' | 'encuesta';

export interface Drawing {
  /** File of `src/art`. */
  readonly art: string;
  /** The same in words. */
  readonly label: string;
  /** What one dot is. */
  readonly unit?: string | undefined;
}

export interface Chart {
  /** Tint of the card; categorical, it says nothing about a competence. */
  readonly tone: CompetenceId;
  readonly headline: readonly {readonly figure: string; readonly text: string}[];
  readonly drawings: readonly Drawing[];
  /** Key in shapes and words. */
  readonly key?: readonly {readonly fill: 'solid' | 'ring' | 'hollow'; readonly text: string}[];
  /** Rows of the equivalent table, in the order of the drawing. */
  readonly rows: readonly Statistic[];
}

const get = (id: Statistic['id']): Statistic => findById(statistics, id, 'StatisticChart');

/** `2000000` → «2 millones»; `11.1` with unit `%` → «11,1 %». */
export function formatValue({value, unit}: Pick<Statistic, 'value' | 'unit'>): string {
  if (unit === '%') return formatPercent(value);
  const millions = value / 1_000_000;
  return Number.isInteger(millions) && millions > 0
    ? `${millions}${NBSP}${millions === 1 ? 'millón' : 'millones'}`
    : formatInteger(value);
}

function cases(): Chart {
  const [total, children, teens] = [get('casos'), get('ninez'), get('adolescentes')];
  const dots = (value: number): number => value / CASES_PER_DOT;
  const others = total.value - children.value - teens.value;
  return {
    tone: 'autonomia',
    headline: [{figure: formatValue(total), text: nounAfter(formatValue(total), total.label)}],
    drawings: [
      {
        art: 'statistic-cases',
        unit: `Cada punto son ${formatInteger(CASES_PER_DOT)} casos.`,
        label: `${dots(total.value)} puntos de ${formatInteger(CASES_PER_DOT)} casos: ${dots(teens.value)} de adolescentes, ${dots(children.value)} de niñas y niños y ${dots(others)} del resto.`,
      },
    ],
    key: [
      {fill: 'solid', text: `${dots(teens.value)} puntos: ${formatInteger(teens.value)}, ${teens.label}`},
      {
        fill: 'ring',
        text: `${dots(children.value)} puntos: ${formatInteger(children.value)}, ${children.label}`,
      },
      {fill: 'hollow', text: `${dots(others)} puntos: ${formatInteger(others)}, el resto hasta el total`},
    ],
    rows: [total, teens, children],
  };
}

function adolescents(): Chart {
  const [before, after] = [get('adolescentes-antes'), get('adolescentes')];
  return {
    tone: 'regulacion',
    headline: after.difference
      ? [{figure: `+${formatInteger(after.value - before.value)}`, text: after.difference}]
      : [],
    drawings: [
      {
        art: 'statistic-adolescents',
        label: `Dos barras desde cero: ${formatInteger(before.value)} y ${formatInteger(after.value)} casos. La diferencia es de ${formatInteger(after.value - before.value)}.`,
      },
    ],
    rows: [before, after],
  };
}

function earlyChildhood(): Chart {
  const [start, end] = [get('primera-infancia-2022'), get('primera-infancia-2024')];
  const points = formatPercent(Math.round(Math.abs(end.value - start.value) * 10) / 10).replace(/\D*%$/, '');
  return {
    tone: 'autocuidado',
    headline: [{figure: points, text: `puntos porcentuales entre ${start.year ?? ''} y ${end.year ?? ''}`}],
    drawings: [
      {
        art: 'statistic-early-childhood',
        label: `Línea sobre una escala desde cero: ${formatPercent(start.value)} en ${start.year ?? ''} y ${formatPercent(end.value)} en ${end.year ?? ''}.`,
      },
    ],
    rows: [start, end],
  };
}

function survey(): Chart {
  const [schools, principals] = [get('instituciones'), get('rectores')];
  return {
    tone: 'sociales',
    headline: [],
    drawings: [
      {
        art: 'statistic-institutions',
        unit: schools.dot,
        label: `${formatInteger(schools.value)} puntos, uno por institución.`,
      },
      {
        art: 'statistic-principals',
        unit: principals.dot,
        label: `${formatInteger(principals.value)} puntos, uno por rector o rectora.`,
      },
    ],
    rows: [schools, principals],
  };
}

const charts: Readonly<Record<ChartId, () => Chart>> = {
  casos: cases,
  adolescentes: adolescents,
  'primera-infancia': earlyChildhood,
  encuesta: survey,
};

/** The chart with that id. Throws in Spanish with the valid ids. */
export function readChart(id: string): Chart {
  const build = charts[id as ChartId] as (() => Chart) | undefined;
  if (!build)
    throw new Error(
      `StatisticChart: no existe «${id}». Use uno de estos: ${Object.keys(charts).join(', ')}.`,
    );
  return build();
}
