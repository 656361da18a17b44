import type {Law, LawId} from '../data/types';

import {formatDate} from './format';
import {NBSP} from './text';

export const LAW_IDS: readonly LawId[] = ['ley-2491-de-2025', 'ley-2503-de-2025'];

export const otherLaw = (id: LawId): LawId =>
  id === 'ley-2491-de-2025' ? 'ley-2503-de-2025' : 'ley-2491-de-2025';

/** The words that mark an interpretation of ours, everywhere. */
export const READING = 'según nuestra lectura';

export const articleId = (number: number): string => `articulo-${number}`;

/** Address of an article inside the site: `/ley-2491-de-2025#articulo-5`. */
export const articlePath = (law: LawId, number: number): string => `/${law}#${articleId(number)}`;

/**
 * Reference in the form of Colombian legal writing. The official gazette is named only when it is
 * confirmed in laws.yaml.
 */
export function citeArticle(law: Law, number: number): string {
  // To be pasted elsewhere: with the spaces that people type.
  const day = formatDate(law.sanctioned)
    .replaceAll(NBSP, ' ')
    .replace(/ de \d{4}$/, '');
  const gazette = law.gazette ? ` ${law.gazette}.` : '';
  return `Colombia, Congreso de la República. ${law.name} (${day}), artículo ${number}. «${law.officialTitle}».${gazette}`;
}

/** A message with the address of the page, for any chat that the visitor chooses in WhatsApp. */
export const whatsAppHref = (message: string): string =>
  // Only what would end the message is written as a number; all else may stand in a query.
  `https://wa.me/?text=${encodeURI(message.replaceAll(NBSP, ' ')).replace(/[#&+]/g, encodeURIComponent)}`;

/**
 * schema.org `Legislation`, each date in its own property and one part an article.
 *
 * @param titles titles of the articles by number
 * @param url address of the page
 */
export function lawStructuredData(
  law: Law,
  titles: Readonly<Record<string, string>>,
  url: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': `${url}#ley`,
    url,
    name: law.name,
    alternateName: law.shortTitle,
    headline: law.officialTitle,
    legislationIdentifier: law.name,
    legislationType: 'Ley',
    legislationJurisdiction: 'CO',
    legislationPassedBy: {'@type': 'GovernmentOrganization', name: 'Congreso de la República de Colombia'},
    legislationDate: law.sanctioned,
    datePublished: law.datePublished,
    temporalCoverage: `${law.inForce}/..`,
    inLanguage: 'es-CO',
    spatialCoverage: {'@type': 'Country', name: 'Colombia'},
    sameAs: law.sources.flatMap((source) => (source.url ? [source.url] : [])),
    hasPart: Object.entries(titles).map(([number, title]) => ({
      '@type': 'Legislation',
      '@id': `${url}#${articleId(Number(number))}`,
      name: `Artículo ${number}. ${title}`,
    })),
  };
}
