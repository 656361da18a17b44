import {formatInteger} from './format';

/** Free places for a number of enrolled students: one for each full block of `per`. */
export const freePlaces = (students: number, per: number): number => Math.floor(students / per);

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
