/** Free places for a number of enrolled students: one for each full block of `per`. */
export const freePlaces = (students: number, per: number): number => Math.floor(students / per);

/** Reads what a person types: digits only, up to six; anything else gives undefined. */
export function parseStudents(text: string): number | undefined {
  const digits = text.replace(/[.\s]/g, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
