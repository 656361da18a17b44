import type {LawId} from '../../data/types';

/** A piece of a line. A field is what the school fills in. */
export type Inline =
  | {readonly kind: 'text'; readonly text: string; readonly strong?: boolean; readonly emphasis?: boolean}
  | {readonly kind: 'field'; readonly name: string; readonly strong?: boolean}
  | {readonly kind: 'link'; readonly href: string; readonly text: string};

export type Line = readonly Inline[];

export interface ListItem {
  /** A box to tick, `- [ ] Sí autorizo.` */
  readonly isBox: boolean;
  readonly line: Line;
}

export type Block =
  | {readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly line: Line}
  | {readonly kind: 'paragraph'; readonly line: Line}
  | {readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[]}
  | {
      readonly kind: 'table';
      readonly head: readonly Line[];
      readonly rows: readonly (readonly Line[])[];
    }
  /** Where the duties of both laws stand, a table for each article (`duties.ts`). */
  | {readonly kind: 'duties'}
  /** Where the steps of the school year stand, one table (`school-year.ts`). */
  | {readonly kind: 'school-year'};

export interface Paper {
  /** Name of its files, from that of the Markdown: `carta-a-las-familias`. */
  readonly id: string;
  readonly title: string;
  /** What it is for, one line. */
  readonly description: string;
  /** Articles that it rests on. */
  readonly basis: readonly {readonly law: LawId; readonly articles: readonly number[]}[];
  readonly keywords: readonly string[];
  readonly blocks: readonly Block[];
}

/** `@generated/working-papers/default/papers.json`: what a page lists. */
export interface ListedPaper extends Pick<Paper, 'id' | 'title' | 'description' | 'basis' | 'keywords'> {
  readonly bytes: number;
}
