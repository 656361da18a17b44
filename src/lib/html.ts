import {escapeMarkup} from './markup';

/** Text that is already markup, made by `html`. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

const write = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return part.map(write).join('');
};

/** Template of markup: what is put in is escaped, unless it comes from `html` or `raw`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((all, text, index) => all + text + write(parts[index]), ''));

/** Markup of our own making, such as a drawing. */
export const raw = (text: string): Markup => new Markup(text);
