import type {Plan} from '@site/src/data/types';
import {formatInteger, formatMoney} from '@site/src/lib/format';

import {freePlaces} from '../FreePlaces/count';

/** Whole pesos for a school year: the price is that of one student. */
export const yearTotal = ({price}: Pick<Plan, 'price'>, students: number): number => price.amount * students;

type Step = Pick<Plan, 'id' | 'includes' | 'freePlaces'>;

/** Whether a plan brings the courses without cost, by itself or by the plan that it contains. */
export function bringsPlaces(plan: Step, all: readonly Step[]): boolean {
  if (plan.freePlaces) return true;
  const inner = all.find(({id}) => id === plan.includes);
  return inner !== undefined && bringsPlaces(inner, all);
}

/** What the browser needs to know of the plans, in an attribute of the page. */
export interface Prices {
  /** Students for each course without cost. */
  readonly per: number;
  readonly plans: readonly {readonly name: string; readonly price: Plan['price']; readonly places: boolean}[];
}

/** A bound of ours: above it, it is a slip of the finger. */
const MOST = 100_000;

/**
 * Reads the number of students as people write it: `1200`, `1.200` or `1 200`. Anything else gives what to do,
 * in one sentence.
 */
export function readStudents(written: string): number | string {
  const text = written.trim();
  if (text === '') return 'Escriba un número y verá aquí el total de cada plan.';
  if (/^[-−–]/.test(text)) return 'Escriba un número mayor que cero, sin signo menos.';
  if (/^\d[\d.\s]*,\d*$/.test(text)) return 'Escriba un número entero, sin coma: por ejemplo, 1.200.';
  if (!/^(?:\d+|\d{1,3}(?:[.\s]\d{3})+)$/.test(text))
    return 'Escriba solo el número de estudiantes: por ejemplo, 850 o 1.200.';
  const students = Number(text.replace(/[.\s]/g, ''));
  if (students === 0) return 'Escriba un número mayor que cero.';
  if (students > MOST) return `Revise el número: la cuenta llega hasta ${formatInteger(MOST)} estudiantes.`;
  return students;
}

/** The total of a year with each plan and the courses that it brings, a line a plan. */
export const costLines = (students: number, {per, plans}: Prices): string[] =>
  plans.map(({name, price, places}) => {
    const courses = freePlaces(students, per);
    const brought = `${formatInteger(courses)} ${courses === 1 ? 'curso' : 'cursos'} sin costo`;
    return `${name}: ${formatMoney(yearTotal({price}, students))}${places ? `, con ${brought}` : ''}`;
  });
