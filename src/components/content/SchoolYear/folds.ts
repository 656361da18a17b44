import {CALENDAR_IDS, type Calendar} from '@site/src/lib/school-year';
import type {PlannedStep} from '@site/src/plugins/site-laws/types';

type Planned = Pick<PlannedStep, 'months'>;

/** Steps by month, in order. A new fold begins where both calendars pass to another month: none is in two. */
export function inFolds<T extends Planned>(steps: readonly T[]): T[][] {
  const folds: T[][] = [];
  for (const step of steps) {
    const last = folds.at(-1);
    const isOfLast = last?.some(({months}) => CALENDAR_IDS.some((id) => months[id] === step.months[id]));
    if (last && isOfLast) last.push(step);
    else folds.push([step]);
  }
  return folds;
}

/** The months of a fold in a calendar, each once: one, unless the other calendar holds two together. */
export const monthsOf = (fold: readonly Planned[], calendar: Calendar): string[] => [
  ...new Set(fold.map(({months}) => months[calendar])),
];
