import type {Law} from '../../data/types';
import {articlePath} from '../../lib/law';
import type {LawDocuments} from '../site-laws/derive';

import type {Block, Line} from './types';

const words = (text: string): Line => [{kind: 'text', text}];

/**
 * The duties of both laws as sections of a paper: an article each, with a row for what it asks and the
 * document that shows it. Drawn from `duties` of the two law pages; where a document stands, the school writes.
 */
export function dutyBlocks(documents: LawDocuments, laws: readonly Law[]): Block[] {
  return laws.flatMap(({id, name, shortTitle}): Block[] => {
    const {duties, headings} = documents[id];
    const articles = [...new Set(duties.map(({article}) => article))];
    const sections = articles.flatMap((article): Block[] => [
      {
        kind: 'heading',
        level: 4,
        line: [
          {kind: 'link', href: articlePath(id, article), text: `Artículo ${article}`},
          {kind: 'text', text: `. ${headings.find(({number}) => number === article)?.title ?? ''}`},
        ],
      },
      {
        kind: 'table',
        head: ['Deber', 'Documento', 'Lo guarda', 'Dónde y fecha'].map(words),
        rows: duties
          .filter((duty) => duty.article === article)
          .map(({text, evidence}) => [
            words(text),
            words(evidence.document),
            words(evidence.keeper),
            [
              {kind: 'field', name: 'lugar o enlace'},
              {kind: 'text', text: ' '},
              {kind: 'field', name: 'fecha'},
            ],
          ]),
      },
    ]);
    return [{kind: 'heading', level: 3, line: words(`${name}: ${shortTitle}`)}, ...sections];
  });
}
