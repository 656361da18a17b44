/**
 * A schema.org object as the text of a script element. `<` is escaped so that no text of an editor
 * can close the element, and the line separators that old parsers refuse; a JSON parser reads the
 * values letter for letter.
 */
export const toJsonLd = (data: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
