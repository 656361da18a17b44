import type {Report} from './types';

/** Rows that a template has only to be replaced: sentences, not its structure. */

const FIELD = /^(?:title|description|lead|eyebrow|keywords): /;

/** Sentences of a template: those fields of its front matter, and the text below it. */
export function templateRows(template: string): string[] {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(template) ?? [];
  return [
    ...front.split('\n').filter((row) => FIELD.test(row)),
    ...body
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '' && !/^(?:#|<|:)/.test(row)),
  ];
}

/** A page that still says what its template said. */
export function checkTemplate(text: string, rows: ReadonlySet<string> | undefined, report: Report): void {
  if (!rows) return;
  text.split('\n').forEach((row, index) => {
    if (!rows.has(row.trim())) return;
    report({
      line: index + 1,
      column: 1,
      found: `«${row.trim().slice(0, 60)}», una frase de la plantilla`,
      expected: 'las palabras de esta página',
      cure: 'escriba las suyas, o borre la línea.',
    });
  });
}
