import {NBSP} from './text';

/** Formats of the site, fixed to Spanish of Colombia so that build and browser agree. */

/** `99000` → `$ 99.000`, with a non-breaking space. */
export function formatMoney(amount: number): string {
  return `$${NBSP}${formatInteger(amount)}`;
}

/** `1100` → `1.100`. */
export function formatInteger(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** `11.1` → `11,1 %`. */
export function formatPercent(value: number): string {
  return `${String(value).replace('.', ',')}${NBSP}%`;
}

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/**
 * `2025-07-23` → `23 de julio de 2025`, which may only part before «de 2025». Works on the text, without Date: a bare date in YAML is a
 * UTC moment, one day early in Bogotá.
 */
export function formatDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const month = match && MONTHS[Number(match[2]) - 1];
  if (!match || !month)
    throw new Error(`La fecha «${iso}» no es válida. Escriba AAAA-MM-DD, por ejemplo 2025-07-23.`);
  return `${Number(match[3])}${NBSP}de${NBSP}${month} de${NBSP}${match[1]}`;
}

/** `2019` → `2019`, `2019-05` → `Mayo de 2019`, `1300-09-01` → `1 de septiembre de 1300`. */
export function formatPartialDate(iso: string): string {
  if (/^\d{4}$/.test(iso)) return iso;
  const month = /^(\d{4})-(\d{2})$/.exec(iso);
  const name = month && MONTHS[Number(month[2]) - 1];
  if (!month || !name) return formatDate(iso);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${month[1]}`;
}

/** The noun after a figure: «2 millones» + «de casos», «450.000» + «casos». Spanish asks for «de» after millions. */
export const nounAfter = (figure: string, noun: string): string =>
  /mill(?:ón|ones)$/.test(figure) ? `de ${noun}` : noun;
