import {createContext, useContext} from 'react';

import type {LawArticleFacts} from '@site/src/data/front-matter';
import type {Law} from '@site/src/data/types';

export interface LawPage {
  readonly law: Law;
  readonly articles: readonly LawArticleFacts[];
  /** Day of the build in Bogotá, by which a date has passed or not; the browser corrects it (`LawTimeline/browser.ts`). */
  readonly today: string;
}

export const LawContext = createContext<LawPage | null>(null);

/** The law of the page. Throws in Spanish on a page without `law` in its front matter. */
export function useLaw(component: string): LawPage {
  const page = useContext(LawContext);
  if (!page) throw new Error(`${component}: solo se usa en la página de una ley (con «law:» al comienzo).`);
  return page;
}

/** Facts of one article. Throws in Spanish when the front matter does not list it. */
export function useArticle(component: string, number: number): LawPage & {readonly facts: LawArticleFacts} {
  const page = useLaw(component);
  const facts = page.articles.find((article) => article.number === number);
  if (!facts) {
    const known = page.articles.map((article) => article.number).join(', ');
    throw new Error(`${component}: no existe el artículo «${number}» en la lista «articles». Use: ${known}.`);
  }
  return {...page, facts};
}
