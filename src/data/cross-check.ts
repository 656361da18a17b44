import {articlePath} from '../lib/law';
import {currentAddress, expertRoute} from '../lib/routes';
import {disagreement, factsOf} from './figures';
import {checkRestsOn} from './law-coverage';
import type {DataFiles} from './load';
import type {LawId} from './types';
import {closest} from './problems';
import {idsOf, unknownIds} from './references';
import type {Path} from './yaml';

/** A finding that needs more than one file. */
export interface Finding {
  readonly name: keyof DataFiles;
  readonly path: Path;
  /** What stands there; by default only that it does not match. */
  readonly found?: string;
  readonly expected: string;
  readonly cure: string;
}

/**
 * Rules between files. Only for files that are sound by themselves.
 *
 * @param pages routes of all pages but the profiles, whose route follows from the data
 */
export function crossCheck(data: DataFiles, pages: readonly string[]): Finding[] {
  const routes = [...pages, ...data.experts.map(expertRoute)];
  return [
    ...checkRoutes(data, routes),
    ...checkReferences(data),
    ...checkRedirects(data, routes),
    ...checkArticles(data),
    ...checkRestsOn(data),
    ...checkFigures(data),
    ...checkNotes(data),
    ...checkReadingTime(data),
  ];
}

function checkRoutes(data: DataFiles, routes: readonly string[]): Finding[] {
  const places = (
    [
      'faq',
      'courses',
      'partners',
      'navigation',
      'webinar',
      'slides',
      'speaker-notes',
      'redirects',
      'law-readers',
    ] as const
  ).flatMap((name) => pagesOf(data[name]).map(({path, to}) => ({name, path, to})));
  const named = Object.keys(data['search-words'].lugares)
    // A page that has another address now keeps its words.
    .filter((to) => currentAddress(to, data.redirects) === to)
    .map((to) => ({name: 'search-words' as const, path: ['lugares', to], to}));
  return [...places, ...named]
    .filter(({to}) => !routes.includes(to.replace(/#.*$/, '')))
    .map(({name, path, to}) => {
      const moved = currentAddress(to, data.redirects);
      const slip = moved === to ? closest(to.replace(/#.*$/, ''), routes) : moved;
      return {
        name,
        path,
        expected: 'una página que exista en el sitio',
        cure: `«${to}» no existe; ${slip ? `¿quiso escribir ${slip}?` : 'escriba la dirección de una página, desde la barra.'}`,
      };
    });
}

/** Every entry that another one names is there. */
function checkReferences(data: DataFiles): Finding[] {
  const ids = idsOf(data);
  return (Object.keys(data) as (keyof DataFiles)[]).flatMap((name) =>
    unknownIds(data[name], ids).map((finding) => ({name, ...finding})),
  );
}

/** A page that exists is reached at its own address. */
function checkRedirects({redirects}: DataFiles, routes: readonly string[]): Finding[] {
  return redirects.flatMap(({from}, index) =>
    routes.includes(from)
      ? [
          {
            name: 'redirects' as const,
            path: [index, 'from'],
            expected: 'una dirección que ya no sea de una página',
            cure: `«${from}» es una página del sitio; borre la entrada.`,
          },
        ]
      : [],
  );
}

function pagesOf(value: unknown, path: Path = []): {readonly path: Path; readonly to: string}[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'to' && typeof part === 'string' ? [{path: place, to: part}] : pagesOf(part, place);
  });
}

interface Citation {
  readonly name: keyof DataFiles;
  readonly path: Path;
  readonly law: LawId;
  readonly article: number;
}

/** Every article that is cited is one that its law has. */
function checkArticles(data: DataFiles): Finding[] {
  const last = (law: LawId): number => data.laws.find(({id}) => id === law)?.articleCount ?? 0;
  return citations(data)
    .filter(({law, article}) => article > last(law))
    .map(({name, path, law}) => ({
      name,
      path,
      expected: `un artículo de la ${law}, de 1 a ${last(law)}`,
      cure: 'corrija el número del artículo.',
    }));
}

function citations(data: DataFiles): Citation[] {
  const fromAlerts = data.alerts.flatMap(({basis}, group) =>
    basis.flatMap(({law, articles}, place) =>
      articles.map((article, index) => ({
        name: 'alerts' as const,
        path: [group, 'basis', place, 'articles', index],
        law,
        article,
      })),
    ),
  );
  const fromComparison = data['law-comparison'].flatMap((row, place) =>
    ([2491, 2503] as const).flatMap((number) =>
      row[`ley${number}`].articles.map((article, index) => ({
        name: 'law-comparison' as const,
        path: [place, `ley${number}`, 'articles', index],
        law: `ley-${number}-de-2025` as const,
        article,
      })),
    ),
  );
  const fromSupport = data['law-support'].map(({article}, place) => ({
    name: 'law-support' as const,
    path: [place, 'article'],
    law: 'ley-2503-de-2025' as const,
    article,
  }));
  const fromReaders = data['law-readers'].readers.flatMap(({answers = []}, reader) =>
    answers.flatMap(({basis = []}, answer) =>
      basis.flatMap(({law, articles}, place) =>
        articles.map((article, index) => ({
          name: 'law-readers' as const,
          path: ['readers', reader, 'answers', answer, 'basis', place, 'articles', index],
          law,
          article,
        })),
      ),
    ),
  );
  return [...fromAlerts, ...fromComparison, ...fromSupport, ...fromReaders];
}

/** What an entry says in figures of the pages and articles that it names is what their own entries say. */
function checkFigures(data: DataFiles): Finding[] {
  const facts = factsOf(data);
  const find = (
    name: keyof DataFiles,
    path: Path,
    texts: readonly (string | undefined)[],
    addresses: readonly string[],
  ): Finding[] => {
    const slip = disagreement(
      texts.join(' '),
      addresses.flatMap((address) => facts.get(address) ?? []),
    );
    return slip ? [{name, path, ...slip}] : [];
  };
  const cited = (basis: readonly {readonly law: LawId; readonly articles: readonly number[]}[]): string[] =>
    basis.flatMap(({law, articles}) => articles.map((article) => articlePath(law, article)));
  return [
    ...data.navigation.flatMap(({entries}, menu) =>
      entries.flatMap(({to = '', meta}, index) =>
        find('navigation', [menu, 'entries', index, 'meta'], [meta], [to]),
      ),
    ),
    ...data.faq.flatMap(({answer, links = []}, index) =>
      find(
        'faq',
        [index, 'answer'],
        answer,
        links.map(({to}) => to),
      ),
    ),
    ...data.alerts.flatMap(({checks, basis}, index) =>
      find(
        'alerts',
        [index, 'checks'],
        checks.map(({text}) => text),
        cited(basis),
      ),
    ),
    ...data['law-comparison'].flatMap((row, index) =>
      ([2491, 2503] as const).flatMap((number) => {
        const {text, articles} = row[`ley${number}`];
        return find(
          'law-comparison',
          [index, `ley${number}`, 'text'],
          [text],
          cited([{law: `ley-${number}-de-2025`, articles}]),
        );
      }),
    ),
    ...data['law-readers'].readers.flatMap(({answers = []}, reader) =>
      answers.flatMap(({answer, basis = []}, index) =>
        find('law-readers', ['readers', reader, 'answers', index, 'answer'], [answer], cited(basis)),
      ),
    ),
  ];
}

/** Read aloud in front of people, with its pauses. */
const WORDS_A_MINUTE = 130;
/** Seconds that a text takes when it is read aloud; each figure of a number is about a word. */
export const secondsAloud = (texts: readonly string[]): number =>
  Math.ceil((texts.join(' ').match(/\p{L}+|\d/gu) ?? []).length * (60 / WORDS_A_MINUTE));

/** What is said on a slide fits the time of the slide. */
function checkReadingTime({slides, 'speaker-notes': notes}: DataFiles): Finding[] {
  return notes.flatMap(({slide, say, bridge}, index) => {
    const planned = slides.find(({id}) => id === slide)?.seconds ?? Infinity;
    const needed = secondsAloud(bridge ? [...say, bridge] : say);
    return needed <= planned
      ? []
      : [
          {
            name: 'speaker-notes' as const,
            path: [index, 'say'],
            expected: `un texto que se lea en ${planned} segundos, a ${WORDS_A_MINUTE} palabras por minuto`,
            cure: `«say» y «bridge» tardan ${needed} segundos: quite unas ${Math.ceil(((needed - planned) * WORDS_A_MINUTE) / 60)} palabras, o suba «seconds» de «${slide}» en slides.yaml.`,
          },
        ];
  });
}

/** Each slide has its speaker's notes, found by id. */
function checkNotes({slides, 'speaker-notes': notes}: DataFiles): Finding[] {
  const ids = slides.map(({id}) => id);
  return notes.flatMap(({slide}, index) =>
    ids.includes(slide)
      ? []
      : [
          {
            name: 'speaker-notes' as const,
            path: [index, 'slide'],
            expected: `el «id» de una diapositiva: ${ids.join(', ')}`,
            cure: `«${slide}» no existe; ¿quiso escribir ${closest(slide, ids) ?? ids[0]}?`,
          },
        ],
  );
}
