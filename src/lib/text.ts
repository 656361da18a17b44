/** Lower-case ASCII slug of a Spanish text: «Regulación emocional» → `regulacion-emocional`. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Non-breaking space, for «20 min», «11,1 %» and prices. */
export const NBSP = '\u00a0';

const UNITS = 'min|h|%|ECTS|años|horas|minutos|indicadores|polaridades|artículos';

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';

/**
 * Puts a non-breaking space where a number must not part from its word: «20 min», «87 %»,
 * «Ley 2491», «n.º 53.198», «artículo 9», «23 de julio».
 */
export function keepTogether(text: string): string {
  return text
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}]))`, 'gu'), `$1${NBSP}`)
    .replace(new RegExp(`(\\d) de (?=(?:${MONTHS})(?![\\p{L}]))`, 'gu'), `$1${NBSP}de${NBSP}`)
    .replace(/(?<![\p{L}])(Ley|Leyes|leyes|n\.º|artículos?|\$) (?=\d)/gu, `$1${NBSP}`);
}
