import type {AlertGroup, LawId, SchoolStep} from '../../data/types';

export interface ArticleReference {
  readonly law: LawId;
  readonly number: number;
}

/** `@laws/index`: what a page needs to link articles, small enough for every page that has them. */
export interface LawIndex {
  /** Titles by law and article number (as text). */
  readonly titles: Readonly<Record<LawId, Readonly<Record<string, string>>>>;
  /** Articles of the other law on the same subject, from both pages together. */
  readonly matches: Readonly<Record<LawId, Readonly<Record<string, readonly number[]>>>>;
  /** Name of each page that an article mentions, by route. */
  readonly labels: Readonly<Record<string, string>>;
}

/** `@laws/references`: the articles that mention a page, by route, with their titles. */
export type LawReferencesByRoute = Readonly<
  Record<string, readonly (ArticleReference & {readonly title: string})[]>
>;

/** `@laws/evidence`: what shows each group of the checklist and who keeps it, by the group's id. */
export type EvidenceByAlert = Readonly<
  Record<string, readonly {readonly document: string; readonly keeper: string}[]>
>;

/** `@laws/plan`: the steps of the school year with their articles and what remains of each. */
export interface PlannedStep extends Omit<SchoolStep, 'restsOn' | 'evidence'> {
  readonly basis: AlertGroup['basis'];
  /** At least one. */
  readonly evidence: readonly {readonly document: string; readonly keeper: string}[];
}

/** `@laws/official-<ley>`: the official text by article, or nothing when the file is not there. */
export type OfficialArticles = {
  readonly sha256: string;
  readonly articles: Readonly<Record<string, readonly string[]>>;
} | null;
