import type {Plan} from '@site/src/data/types';
import {formatInteger, formatMoney} from '@site/src/lib/format';
import {freePlaces} from '@site/src/lib/students';

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

/** The total of a year with each plan and the courses that it brings, a line a plan. */
export const costLines = (students: number, {per, plans}: Prices): string[] =>
  plans.map(({name, price, places}) => {
    const courses = freePlaces(students, per);
    const brought = `${formatInteger(courses)} ${courses === 1 ? 'curso' : 'cursos'} sin costo`;
    return `${name}: ${formatMoney(yearTotal({price}, students))}${places ? `, con ${brought}` : ''}`;
  });
