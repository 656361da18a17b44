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
