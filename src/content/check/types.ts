import type {Fact} from '../../data/figures';
import type {LawLines} from '../../data/law-coverage';
import type {Problem} from '../../data/problems';
import type {Ids} from '../../data/references';

/** A file as it lies in the repository. */
export interface SourceFile {
  /** From the root, with `/`: `docs/instrumentos/bullying-test.mdx`. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface ComponentProp {
  readonly name: string;
  readonly isRequired: boolean;
  /** What it accepts when that is a closed list. */
  readonly values?: readonly string[];
  /** Several of `values`, separated by spaces or commas. */
  readonly isList?: boolean;
  /** A page of the site («/rieeb») or an id of links.yaml. */
  readonly isTarget?: boolean;
}

export interface Component {
  readonly name: string;
  /** It draws the Markdown list inside it; `titled` when each item begins with a title in bold. */
  readonly wraps?: 'list' | 'titled' | undefined;
  readonly props: readonly ComponentProp[];
}

/** Address of a part of a page, `/pagina#parte`, in a data file. */
export interface NamedPart {
  readonly file: string;
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

/** What the rest of the project offers to a page. */
export interface Context {
  readonly components: readonly Component[];
  /** Entries of the data that a page may name. */
  readonly ids?: Ids;
  /** Addresses that exist besides those of the checked pages. */
  readonly routes: readonly string[];
  /** Routes of the pages of the two profiles. */
  readonly expertRoutes: Readonly<Record<string, string>>;
  /** Files under `static/`: address and size in bytes. */
  readonly assets: ReadonlyMap<string, number>;
  /** Names of the drawings of `src/art`. */
  readonly drawings: readonly string[];
  /** Anchors that were published, by route. */
  readonly anchors: Readonly<Record<string, readonly string[]>>;
  /** Parts of pages that the data names. */
  readonly namedParts?: readonly NamedPart[];
  /** Addresses that lead on to another page, and which. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Addresses to which the data and the code lead, besides what pages link. */
  readonly linked?: ReadonlySet<string> | undefined;
  /** Page of each course of the data that has one. */
  readonly courseRoutes?: Readonly<Record<string, string>>;
  /** What the data say of pages and articles, by address: a page that says it too says the same. */
  readonly facts?: ReadonlyMap<string, Fact> | undefined;
  /** Sentences of the templates, which no page keeps. */
  readonly templates?: ReadonlySet<string>;
  /** What each paragraph of the laws orders, by line; absent while those files cannot be read. */
  readonly lawLines?: LawLines | undefined;
  /** Origin of the site, to tell a full address of our own. */
  readonly siteUrl: string;
}

/** A page that was read: what the rules about the text work on. */
export interface Page {
  readonly file: string;
  readonly isMdx: boolean;
  /** Text with `\n` line ends and without byte-order mark. */
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly route: string;
}

export type Report = (problem: Omit<Problem, 'file'>) => void;
