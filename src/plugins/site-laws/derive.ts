import {DataError} from '../../data/problems';
import type {AlertGroup, LawId} from '../../data/types';
import {LAW_IDS, otherLaw} from '../../lib/law';

import type {LawDocument} from './read';
import type {ArticleReference, EvidenceByAlert, LawIndex, LawReferencesByRoute} from './types';

export type LawDocuments = Readonly<Record<LawId, LawDocument>>;

const fill = <T>(make: (law: LawId) => T): Record<LawId, T> =>
  Object.fromEntries(LAW_IDS.map((law) => [law, make(law)])) as Record<LawId, T>;

/**
 * Titles, matches in both directions and names of the pages that articles mention.
 *
 * @param labels name of each page of the site by route
 */
export function deriveIndex(documents: LawDocuments, labels: ReadonlyMap<string, string>): LawIndex {
  const matches = fill(() => ({}) as Record<string, number[]>);
  const used: Record<string, string> = {};
  const join = (law: LawId, from: number, to: number): void => {
    const row = (matches[law][from] ??= []);
    if (!row.includes(to)) row.push(to);
    row.sort((a, b) => a - b);
  };
  for (const law of LAW_IDS) {
    const other = otherLaw(law);
    for (const {number, line, matches: own = [], related = []} of documents[law].articles) {
      const place = {file: `docs/leyes/${law}/index.mdx`, line, column: 1};
      for (const to of own) {
        if (!documents[other].headings.some((heading) => heading.number === to)) {
          throw new DataError([
            {
              ...place,
              field: 'matches',
              found: `en el artículo ${number}, el artículo ${to} de la otra ley, que no lo tiene`,
              expected: `uno de sus ${documents[other].headings.length} artículos`,
              cure: `corrija el número, o borre ${to} de «matches».`,
            },
          ]);
        }
        join(law, number, to);
        join(other, to, number);
      }
      for (const route of related) {
        const label = labels.get(route);
        if (!label) {
          throw new DataError([
            {
              ...place,
              field: 'related',
              found: `en el artículo ${number}, «${route}», una página que no existe`,
              expected: `una de estas: ${[...labels.keys()].sort().join(', ')}`,
              cure: `corrija la dirección, o borre ${route} de «related».`,
            },
          ]);
        }
        used[route] = label;
      }
    }
  }
  const titles = fill((law) =>
    Object.fromEntries(documents[law].headings.map(({number, title}) => [number, title])),
  );
  return {titles, matches, labels: used};
}

/** The articles that mention each page, so that it can link back. */
export function deriveReferences(documents: LawDocuments): LawReferencesByRoute {
  const byRoute: Record<string, (ArticleReference & {title: string})[]> = {};
  for (const law of LAW_IDS) {
    const {articles, headings} = documents[law];
    for (const {number, related = []} of articles) {
      const title = headings.find((heading) => heading.number === number)?.title ?? '';
      for (const route of related) (byRoute[route] ??= []).push({law, number, title});
    }
  }
  return byRoute;
}

/**
 * The evidence of each group of the checklist: that of the duties that rest on the same lines of the law.
 * A document that several duties share is named once.
 */
export function deriveEvidence(documents: LawDocuments, alerts: readonly AlertGroup[]): EvidenceByAlert {
  const duties = LAW_IDS.flatMap((law) => documents[law].duties);
  return Object.fromEntries(
    alerts.map(({id, checks}) => {
      const lines = new Set(checks.flatMap(({restsOn = []}) => restsOn));
      const own = duties.filter(({restsOn}) => restsOn.some((line) => lines.has(line)));
      return [id, [...new Map(own.map(({evidence}) => [evidence.document, evidence] as const)).values()]];
    }),
  );
}
