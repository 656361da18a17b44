import {groupByPage, growBelow, hasAny, hasEvery, type Group, type Record} from './answer';
import {GROUPS, readGroups} from './groups';
import type {PagefindInstance, PagefindResult} from './pagefind';
import {parseQuery} from './query';
import {rank} from './rank';
import {readWords, type Reading} from './reading';
import {articlesOf, insideOf, namesIn, phrasesIn, referenceWords} from './references';
import {isOneErrorAway} from './spelling';
import {asIndexed, contentWords, fold, hasContent, stem, wordsOf} from './words';

export interface Answer {
  readonly groups: readonly Group[];
  /** Results in all, also those not loaded yet. */
  readonly count: number;
  readonly hasMore: boolean;
  /** As many results as were wanted, or as there are, are loaded. */
  readonly isComplete: boolean;
  /** Words that were read as others: «emosional» as «emocional». */
  readonly corrections: readonly {readonly from: string; readonly to: string}[];
  /** Words that the site does not have. The others answer, unless they are in most of the site. */
  readonly missing: readonly string[];
  /** A law that was named and is not explained here. */
  readonly otherLaw?: number;
  /** An article that was named and does not exist: in this law, or in none of them. */
  readonly noArticle?: {readonly law?: number; readonly article: number};
  /** No page has all the words; these have some. */
  readonly isPartial: boolean;
}

interface Sources {
  readonly pagefind: PagefindInstance;
  /** Lines of a list: the words of the site with so many letters, most used first, or `GROUPS`. */
  readonly readList: (name: string) => Promise<readonly string[]>;
  readonly laws: readonly number[];
}

interface Options {
  /** Name of a section, to look only there. */
  readonly section?: string;
  /** How many results to load. */
  readonly limit: number;
  /** Only the first answers, unless the texts of all of them are here or cost no more. */
  readonly isQuick?: boolean;
}

/**
 * Answers that are shown before the texts of the others arrive. In every list these are arranged first and
 * the others below them, so that its order never depends on which texts were here.
 */
const FIRST = 3;

/** When the site does not have a word, more than these are not what was asked for. */
const FEW = 5;

/** 0 for a place that is no article. */
const articleOf = ({fragment}: Record): number => Number(/#articulo-(\d+)$/.exec(fragment.url)?.[1] ?? 0);

const NOTHING: Answer = {
  groups: [],
  count: 0,
  hasMore: false,
  isComplete: true,
  corrections: [],
  missing: [],
  isPartial: false,
};

/**
 * Search over one index. What was named comes first: a law or an article by its number, then any place by
 * its whole title or keyword. After it the places that the words lead to: titles and keywords before text,
 * rare words before common ones, places with all of them before places with some. A word brings those that
 * mean the same; a typing error is mended.
 */
export function createEngine({pagefind, readList, laws}: Sources) {
  const groups = readList(GROUPS).then(readGroups);

  const find = async (words: readonly string[], section?: string): Promise<readonly PagefindResult[]> => {
    const options = section ? {filters: {seccion: section}} : {};
    // In quotes, a number is not the beginning of others.
    const terms = words.map((word) => (/^\d+$/.test(word) ? `"${word}"` : asIndexed(word)));
    return (await pagefind.search(terms.join(' '), options)).results;
  };

  /**
   * The places that have a whole word, in any of its forms; those with a word that it begins if no place has it.
   * The index finds those only in the parts of it that are here, so the parts where they, and those of its stem,
   * end are brought first.
   */
  const findWord = async (word: string, section?: string): Promise<readonly PagefindResult[]> => {
    // A number is never the beginning of others.
    if (/^\d+$/.test(word)) return find([word], section);
    const term = asIndexed(word);
    await pagefind.preload(`${term} ${term}zz ${stem(term)}zz`);
    const [places, whole] = await Promise.all([find([word], section), find([`"${term}"`], section)]);
    const ids = new Set(whole.map(({id}) => id));
    return ids.size > 0 ? places.filter(({id}) => ids.has(id)) : places;
  };

  /** Who types asks for the words before the last one again at each letter. */
  const foundWords = new Map<string, ReturnType<typeof findWord>>();
  const findWordOnce = (word: string, section = ''): ReturnType<typeof findWord> => {
    const key = `${section} ${word}`;
    const places = foundWords.get(key) ?? findWord(word, section);
    foundWords.set(key, places);
    return places;
  };

  const here = new Set<string>();
  const textOf = (result: PagefindResult): ReturnType<PagefindResult['data']> => {
    here.add(result.id);
    return result.data();
  };

  /** The places with the first of these names that any has; of a law only if one was named. */
  const findNamed = async (
    names: readonly string[],
    law: number | undefined,
    section?: string,
  ): Promise<readonly PagefindResult[]> => {
    // Asked for one by one: the index leaves out of a question the words that it does not have.
    const within = law === undefined ? undefined : await find([insideOf(law)]);
    for (const name of names) {
      const named = await find([name], section);
      const places = within ? named.filter(({id}) => within.some((other) => other.id === id)) : named;
      if (places.length > 0) return places;
    }
    return [];
  };

  return async function search(text: string, {section, limit, isQuick = false}: Options): Promise<Answer> {
    const query = parseQuery(text, laws);
    if (query.words.length === 0) return NOTHING;
    const hereBefore = here.size;

    const {law, article, otherLaw, references} = query;
    const isOnlyNumber = references.length > 0 && query.rest.length === 0;
    // The number of a law stays among the words, so that pages about that law follow it.
    const subject = query.rest.length > 0 ? query.rest : query.words;
    const asked = contentWords(isOnlyNumber ? query.words : subject);
    const known = await groups;
    const rankOf = async (words: readonly string[], said: readonly string[]) =>
      rank(
        words.map(known.formsOf),
        // A law or an article alone is its own name; looking for others costs parts of the index.
        isOnlyNumber ? [] : phrasesIn(said),
        (await pagefind.search(null)).results.length,
        ([word]) => findWordOnce(word!, section),
      );
    // As it was typed, «por qué educación emocional», then without the words of a question.
    const names = isOnlyNumber ? [] : namesIn(subject, asked);
    // Together, so that the parts of the index that they need come together.
    const [cited, titled, worded] = await Promise.all([
      references.length > 0 ? find(references, section) : [],
      findNamed(names, law, section),
      rankOf(asked, subject),
    ]);
    let byNumber: readonly PagefindResult[] = cited;
    let byName = titled;
    let found = worded;

    // Looked for in the whole site: a section without the article does not make it one that does not exist.
    const isNoArticle =
      article !== undefined && byNumber.length === 0 && (await find(references)).length === 0;
    // Then the law itself, and the articles that it has.
    const hasList = isNoArticle && law !== undefined;
    // «Ley 2941»: the number of a law of this site with an error.
    const meant = laws.find((number) => isOneErrorAway(String(number), String(otherLaw)));
    const instead = hasList ? law : meant;
    if (instead !== undefined) byNumber = await find(referenceWords(instead, undefined), section);
    if (hasList) byNumber = [...byNumber, ...(await find([articlesOf(law)], section))];

    const hasAll = async (): Promise<boolean> => {
      // The texts after the first will be shown too, so they come together with it.
      const ahead = isQuick ? Math.max(1, FIRST - byNumber.length) : 1;
      const [first] = await Promise.all(found.places.slice(0, ahead).map(textOf));
      return first !== undefined && hasEvery(first, asked.map(known.formsOf));
    };
    let reading: Reading = {words: asked, missing: [], corrections: []};
    // A name, or a first answer with every word, shows that the site has them all; otherwise each is looked up.
    const isSure = byName.length > 0 || (isOnlyNumber && byNumber.length > 0) || (await hasAll());
    if (!isSure) {
      const findBest = async (word: string) => {
        const [best] = await find([word]);
        return best && textOf(best);
      };
      reading = await readWords(asked, {groups: known, readList, findBest});
      const mended = new Map(reading.corrections.map(({from, to}) => [from, wordsOf(fold(to))]));
      const said = subject.flatMap((word) => mended.get(word) ?? [word]);
      if (reading.missing.length === 0) byName = await findNamed(namesIn(said, reading.words), law, section);
      if (reading.missing.length + reading.corrections.length > 0) found = await rankOf(reading.words, said);
    }
    const {missing, corrections} = reading;
    const words = reading.words.map(known.formsOf);
    if (missing.length > 0) {
      // What is left answers only if it is about something, and only a little.
      found = {...found, places: found.isCommon ? [] : found.places.slice(0, FEW)};
    }

    const isWholeLaw = law !== undefined && article === undefined;
    // «texto oficial de la Ley 2503» asks for a part of it, «ley 2503» for all.
    const inside = isWholeLaw && !found.isCommon ? await find([insideOf(law)]) : [];
    const part = found.places.slice(0, FIRST).find(({id}) => inside.some((other) => other.id === id));
    const named = isWholeLaw
      ? [...byName, ...(part && hasContent(query.rest) ? [part] : []), ...byNumber]
      : [...byNumber, ...byName];
    const numberIds = new Set(byNumber.map(({id}) => id));
    // The same place as its words found it comes last: it has the words around them.
    const places = new Map([...named, ...found.places].map((result) => [result.id, result]));
    const ordered = hasList ? byNumber : [...places.values()];
    const wanted = hasList ? byNumber : ordered.slice(0, limit);
    const toFetch = wanted.filter(({id}) => !here.has(id)).length;
    const isFetched = toFetch <= Math.max(0, FIRST - (here.size - hereBefore));
    const taken = !isQuick || hasList || isFetched ? wanted : wanted.slice(0, FIRST);
    const records: Record[] = await Promise.all(
      taken.map(async (result) => ({
        fragment: await textOf(result),
        isNumbered: numberIds.has(result.id),
      })),
    );
    // What the index found only by the beginning of another word is no answer.
    const answers = records.filter(
      ({fragment, isNumbered}) => isNumbered || words.length === 0 || hasAny(fragment, words),
    );
    const arrange = (some: readonly Record[]): Group[] =>
      groupByPage(some, words.length > 0 ? words.flat() : query.words);
    const first = answers.filter((record) => records.indexOf(record) < FIRST);
    if (hasList) answers.sort((a, b) => articleOf(a) - articleOf(b));
    return {
      groups: hasList ? arrange(answers) : growBelow(arrange(first), arrange(answers)),
      count: ordered.length - records.length + answers.length,
      hasMore: ordered.length > taken.length,
      isComplete: taken.length === wanted.length,
      corrections,
      missing,
      ...(otherLaw === undefined ? {} : {otherLaw}),
      ...(isNoArticle ? {noArticle: {article, ...(law === undefined ? {} : {law})}} : {}),
      isPartial:
        named.length === 0 && answers.length > 0 && !answers.some(({fragment}) => hasEvery(fragment, words)),
    };
  };
}

export type Search = ReturnType<typeof createEngine>;
