/**
 * What an editor meant, in the form that the site reads: a cure shows the editor's own value, and none
 * where that would be a guess.
 */

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** «2.000.000», «$ 99.000», «11,1 %», «20 min». */
export function meantNumber(text: string): number | undefined {
  const figure = /^[^\d.,-]*(\d+(?:[.,]\d+)*)[^\d.,]*$/.exec(text)?.[1];
  if (figure === undefined) return undefined;
  if (/^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3}){2,})$/.test(figure)) return Number(figure.replace(/\D/g, ''));
  // «1,500» is a thousand and a half to some, and one and a half to others.
  return /^\d+(?:[.,]\d+)?$/.test(figure) && !/,\d{3}$/.test(figure)
    ? Number(figure.replace(',', '.'))
    : undefined;
}

/** «23/7/2025», «23 de julio de 2025», «2025-7-23» → 2025-07-23; the day stands before the month. */
export function meantDay(text: string): string | undefined {
  const parts = text.toLowerCase().split(/\s+del?\s+|[\s/.-]+/);
  const [day = '', month = '', year = ''] = /^\d{4}$/.test(parts[0] ?? '') ? parts.reverse() : parts;
  const number = /^\d{1,2}$/.test(month) ? Number(month) : MONTHS.indexOf(month) + 1;
  const isDate = parts.length === 3 && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year) && number > 0;
  return isDate ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** «2:30 p. m.» → 14:30. */
export function meantHour(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const isLate = half?.toLowerCase() === 'p';
  const whole = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  return `${String(whole).padStart(2, '0')}:${minute}`;
}

const TAGS = 'a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|u|ul';

/** Marks of Markdown and HTML, and what is left of each without them. */
const MARKS: readonly (readonly [RegExp, string | undefined])[] = [
  [/!?\[([^\][]+)\]\([^()\s]*\)?/, '$1'],
  [new RegExp(`</?(?:${TAGS})(?:\\s+[\\w-]+\\s*=[^<>]*)?\\s*/?>`, 'i'), ''],
  [/&amp;/i, '&'],
  [/&nbsp;/i, ' '],
  [/&(?:[a-z]{2,}\d?|#\d+|#x[\da-f]+);/i, undefined],
  [/(\*\*|__|~~|`)(?=\S)([^*_~`]+)\1/, '$2'],
  [/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]*[^*_\s])\1(?![\p{L}\p{N}*_])/u, '$2'],
  [/\*\*|~~|`/, ''],
  [/^(?:[-*+•▪◦·–—]|#{1,6}|>(?=\s+\p{L}))\s+/u, ''],
];

/** How to write a text that is shown as typed without its marks: none when it has no marks. */
export function withoutMarks(text: string): string | undefined {
  const steps: string[] = [];
  let rest = text;
  for (const [pattern, left] of MARKS) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [mark] = match;
      if (left === undefined) return `cambie «${mark}» por la letra o el signo que representa.`;
      const plain = mark.replace(pattern, left);
      steps.push(plain === '' || plain === mark ? `borre «${mark}»` : `cambie «${mark}» por «${plain}»`);
      rest = rest.replace(pattern, left);
    }
  }
  return steps.length > 0 ? `${steps.join('; ')}.` : undefined;
}
