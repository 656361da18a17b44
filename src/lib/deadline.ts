import type {DeadlineActor, Law} from '../data/types';

import {formatDate} from './format';

/** Names of those who must act by a date, at the start of a line. */
export const ACTORS: Readonly<Record<DeadlineActor, string>> = {
  todos: 'Todos los obligados',
  colegio: 'El colegio',
  ministerio: 'El Ministerio de Educación',
  gobierno: 'El Gobierno',
  comision: 'La Comisión Nacional',
  comite: 'El Comité Nacional',
};

type Deadline = Pick<Law['deadlines'][number], 'who' | 'until'>;

/** Whether a date is behind: a law rules from its first day on, a term ends when its last day is over. */
export const isPast = ({who, until = ''}: Deadline, today: string): boolean =>
  who === 'todos' ? until <= today : until < today;

export const VERBS = {ahead: 'vence', past: 'venció'} as const;

/** Said of the first date ahead. */
export const NEXT = 'Es el siguiente plazo';

/** What a date means today, beside the date itself; nothing of one that is ahead. */
export const stateOf = (deadline: Deadline, today: string): string | undefined =>
  isPast(deadline, today) ? (deadline.who === 'todos' ? 'Ya rige' : 'El plazo venció') : undefined;

/**
 * What the date of a law means on a day of Bogotá: «El plazo venció el 23 de enero de 2026». The day is that
 * of the build; a browser that opens the page later asks again.
 *
 * @param today `AAAA-MM-DD`
 */
export function deadlineSentence(deadline: Deadline & {readonly until: string}, today: string): string {
  const verb = VERBS[isPast(deadline, today) ? 'past' : 'ahead'];
  return `El plazo ${verb} el ${formatDate(deadline.until)}`;
}
