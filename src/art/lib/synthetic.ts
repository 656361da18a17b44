import type {Tool} from '../../data/types';

import {seededRandom} from './random';

/**
 * The invented data of the tools' plots, one source for hero, indicator list, sample report and
 * tables, so that a page never contradicts itself. Values follow the order of the indicators in
 * `tools.yaml`. Always shown with «Datos sintéticos».
 *
 * - `strip`: one dot a student, course or teacher, 0 to 100, around `first`.
 * - `pair`: one family's two applications, 0 to 100.
 * - `poles`: one family's two applications, 0 (left pole) to 100 (right pole).
 */
export type PlotKind = 'strip' | 'pair' | 'poles';

interface Profile {
  readonly kind: PlotKind;
  readonly first: readonly number[];
  readonly second?: readonly number[];
  readonly count: number;
  /** Whose values these are, for «Datos sintéticos de …». */
  readonly sample: string;
  readonly spread: number;
}

export const profiles = {
  socioemociograma: {
    kind: 'strip',
    first: [68, 49, 76, 39, 27, 55, 51, 66, 76],
    count: 24,
    sample: 'un curso de 24\u00a0estudiantes',
    spread: 17,
  },
  'screening-bienestar-emocional': {
    kind: 'strip',
    first: [22, 34, 38, 31, 27, 20, 51, 26, 42, 33, 45, 18, 22],
    count: 24,
    sample: 'un curso de 24\u00a0estudiantes',
    spread: 17,
  },
  'bullying-test': {
    kind: 'strip',
    first: [14, 33, 40, 21],
    count: 18,
    sample: 'un colegio de 18\u00a0cursos',
    spread: 13,
  },
  'competencias-emocionales-docentes': {
    kind: 'strip',
    first: [58, 66, 52, 60, 71, 67],
    second: [67, 72, 61, 63, 76, 73],
    count: 18,
    sample: 'un colegio de 18\u00a0docentes',
    spread: 13,
  },
  'autoconcepto-autoestima': {
    kind: 'strip',
    first: [64, 59, 84, 56, 45],
    second: [69, 66, 86, 64, 57],
    count: 24,
    sample: 'un curso de 24\u00a0estudiantes',
    spread: 14,
  },
  'convivencia-familiar': {
    kind: 'pair',
    first: [52, 61, 36, 66, 72, 78, 58, 40, 63, 44, 68],
    second: [61, 72, 55, 69, 75, 80, 67, 53, 70, 58, 76],
    count: 1,
    sample: 'una familia',
    spread: 0,
  },
  'dinamicas-familiares': {
    kind: 'poles',
    first: [66, 62, 64, 42, 34, 55, 70, 28, 40, 44, 62, 66, 30, 63],
    second: [48, 55, 50, 38, 58, 50, 52, 44, 62, 40, 47, 55, 52, 49],
    count: 1,
    sample: 'una familia',
    spread: 0,
  },
} as const satisfies Readonly<Record<string, Profile>>;

export type DrawnTool = keyof typeof profiles;
const profileOf = (tool: DrawnTool): Profile => profiles[tool];

/**
 * The tool as its drawings know it. None for a tool that is new, or whose indicators are more or fewer than those
 * drawn: its page then does without plots, until somebody draws them.
 */
export const drawnTool = ({id, indicators}: Tool): DrawnTool | undefined =>
  Object.hasOwn(profiles, id) && profileOf(id as DrawnTool).first.length === indicators.length
    ? (id as DrawnTool)
    : undefined;

const clamp = (value: number): number => Math.min(100, Math.max(0, value));
const BIN = 4;

/** One value per dot for one indicator, in steps of four so that equal values stack. */
export function dotsOf(tool: DrawnTool, index: number): number[] {
  const {first, count, spread} = profileOf(tool);
  const random = seededRandom(`${tool} ${index}`);
  const center = first[index] ?? 50;
  return Array.from({length: count}, () => {
    const bell = (random() + random() + random() + random() - 2) * 1.75;
    return Math.round(clamp(center + bell * spread) / BIN) * BIN;
  });
}

/** Mean of the dots, rounded: the figure beside each strip. */
export function meanOf(tool: DrawnTool, index: number): number {
  const dots = dotsOf(tool, index);
  return Math.round(dots.reduce((sum, value) => sum + value, 0) / dots.length);
}

/** First and second application of every indicator; the strips' means stand for the first one. */
export function applicationsOf(tool: DrawnTool): {readonly first: number; readonly second: number}[] {
  const {kind, first, second = first} = profileOf(tool);
  return first.map((value, index) => {
    const start = kind === 'strip' ? meanOf(tool, index) : value;
    return {first: start, second: clamp(start + (second[index] ?? value) - value)};
  });
}

/** Student shown in the sample of an individual report. */
export const SAMPLE_STUDENT = 11;

/** The sample student's value for each indicator. */
export const sampleStudentOf = (tool: DrawnTool): number[] =>
  profileOf(tool).first.map((_, index) => dotsOf(tool, index)[SAMPLE_STUDENT] ?? 0);

/** How much a student needs attention, in three steps: 0 no sign, 1 to watch, 2 to talk with. */
export const attentionLevel = (value: number): 0 | 1 | 2 => (value >= 60 ? 2 : value >= 40 ? 1 : 0);

export const bullyingGrades = ['6.º', '7.º', '8.º', '9.º', '10.º', '11.º'] as const;

/** Test de Bullying: percentage that reports a behaviour in each grade, the mean of its three courses. */
export function bullyingByGrade(index: number): number[] {
  const courses = dotsOf('bullying-test', index);
  const size = courses.length / bullyingGrades.length;
  return bullyingGrades.map((_, grade) => {
    const values = courses.slice(grade * size, (grade + 1) * size);
    return Math.round(values.reduce((sum, value) => sum + value, 0) / size);
  });
}

/** Test de Bullying: how many of 23 classmates report each behaviour towards the sample student. */
export const bullyingPeers: {readonly total: number; readonly reports: readonly number[]} = {
  total: 23,
  reports: [1, 9, 6, 3],
};

/** CED: mean of each indicator in three courses. */
export const cedCourses = ['5.º A', '8.º B', '10.º A'] as const;
export const cedByCourse: readonly (readonly number[])[] = [
  [66, 57, 49],
  [74, 60, 62],
  [63, 44, 51],
  [68, 52, 61],
  [82, 66, 63],
  [76, 61, 66],
];

/** Places of the indicators, the largest change between applications first. */
export const byChange = (values: readonly {readonly first: number; readonly second: number}[]): number[] =>
  values
    .map(({first, second}, index) => ({index, change: Math.abs(second - first)}))
    .sort((a, b) => b.change - a.change || a.index - b.index)
    .map(({index}) => index);
