import type {Law} from '../../data/types';
import {articlePath} from '../../lib/law';
import type {LawDocuments} from '../site-laws/derive';

import type {Block, Line} from './types';

const words = (text: string): Line => [{kind: 'text', text}];
const field = (name: string): Line => [{kind: 'field', name}];

/**
 * The duties of both laws as sections of a paper: the article, what it asks, and a row for the document
 * that shows it. Drawn from `duties` of the two law pages; where a document stands, the school writes.
 */
export function dutyBlocks(documents: LawDocuments, laws: readonly Law[]): Block[] {
  return laws.flatMap(({id, name, shortTitle}): Block[] => {
    const {duties, headings} = documents[id];
    const sections = duties.flatMap(({article, text, evidence}, index): Block[] => {
      const own = duties.filter((duty) => duty.article === article);
      const title = headings.find(({number}) => number === article)?.title ?? '';
      const place = own.length > 1 ? ` (${own.indexOf(duties[index]!) + 1} de ${own.length})` : '';
      const href = articlePath(id, article);
      return [
        {
          kind: 'heading',
          level: 4,
          line: [
            {kind: 'link', href, text: `Artículo ${article}`},
            {kind: 'text', text: `. ${title}${place}`},
          ],
        },
        {kind: 'paragraph', line: words(text)},
        {
          kind: 'table',
          shares: [40, 20, 20, 13],
          head: ['Con qué lo muestra', 'Quién lo guarda', 'Dónde está', 'Fecha'].map(words),
          rows: [[words(evidence.document), words(evidence.keeper), field('lugar o enlace'), field('fecha')]],
        },
      ];
    });
    return [{kind: 'heading', level: 3, line: words(`${name}: ${shortTitle}`)}, ...sections];
  });
}
