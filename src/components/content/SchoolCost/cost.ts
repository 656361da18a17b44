import type {Plan} from '@site/src/data/types';

/** Whole pesos for a school year: the price is that of one student. */
export const yearTotal = ({price}: Pick<Plan, 'price'>, students: number): number => price.amount * students;

type Step = Pick<Plan, 'id' | 'includes' | 'freePlaces'>;

/** Whether a plan brings the courses without cost, by itself or by the plan that it contains. */
export function bringsPlaces(plan: Step, all: readonly Step[]): boolean {
  if (plan.freePlaces) return true;
  const inner = all.find(({id}) => id === plan.includes);
  return inner !== undefined && bringsPlaces(inner, all);
}
