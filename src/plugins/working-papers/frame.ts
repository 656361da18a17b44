import {articlePath} from '../../lib/law';

import type {Inline, Line, Paper} from './types';

/** What both forms of a paper say around its text. */
export interface Frame {
  /** Name of the site. */
  readonly site: string;
  /** Public address of the site, with its final slash. */
  readonly address: string;
}

/** Stands at the head of every paper. */
export const MODEL = 'Modelo nuestro, no oficial. Revíselo con su asesor jurídico.';

/** Widths of columns in hundredths, by how many a table has: alike in all papers, so that tables line up. */
export const WIDTHS: Readonly<Record<number, readonly number[]>> = {
  2: [36, 64],
  3: [36, 34, 30],
  4: [36, 28, 18, 18],
  5: [28, 19, 18, 25, 10],
};

/** «Se apoya en la Ley 2491 de 2025, artículos 1 y 5; …», each article a link. */
export function basisLine({basis}: Pick<Paper, 'basis'>): Line {
  const laws = basis.flatMap(({law, articles}, index): Inline[] => [
    {
      kind: 'text',
      text: `${index > 0 ? '; ' : ''}Ley ${law.slice(4, 8)} de 2025, ${articles.length > 1 ? 'artículos' : 'artículo'} `,
    },
    ...articles.flatMap((number, place): Inline[] => [
      ...(place > 0 ? [{kind: 'text', text: place === articles.length - 1 ? ' y ' : ', '} as const] : []),
      {kind: 'link', href: articlePath(law, number), text: String(number)},
    ]),
  ]);
  return [{kind: 'text', text: 'Se apoya en: '}, ...laws, {kind: 'text', text: '.'}];
}
