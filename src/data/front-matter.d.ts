import type {CompetenceId, ExpertId, LawId, LawRole} from './types';

/** Sections of the site, shown above the title of the social card and used by search. */
export type SectionId = 'inicio' | 'leyes' | 'instrumentos' | 'programas' | 'aliados' | 'recursos';

/** What only this page knows about `texto-oficial.txt`, the file with the official text beside it. */
export interface LawOfficialFacts {
  /** Articles that the official text prints without their heading, by their first words. */
  readonly withoutHeading?: readonly {readonly number: number; readonly startsWith: string}[];
}

/** A duty as an editor writes it. */
export interface LawDuty {
  readonly text: string;
  readonly restsOn: readonly string[];
  /** Our proposal: what shows that it is done, and who at school keeps it. No law names them. */
  readonly evidence: {readonly document: string; readonly keeper: string};
}

/** The facts of one article. Its title and synthesis are in the text, in a heading with the id `articulo-5`. */
export interface LawArticleFacts {
  readonly number: number;
  /** `editorial` when the law gives the article no heading and the title is ours. */
  readonly titleKind: 'official' | 'editorial';
  /**
   * What the school must do and with what it shows it; empty when the article asks nothing of it directly. In the
   * file each duty also names the lines of the law it rests on, which `content/markdown/front-matter.ts` leaves out.
   */
  readonly duties: readonly Omit<LawDuty, 'restsOn'>[];
  /** Who is obliged, in one or two sentences that tell the Ministry from the school. */
  readonly who: string;
  /** Dates with their term come from `deadlines` of laws.yaml. */
  readonly when: string;
  /** Articles of the other law on the same subject; enough on one of the two pages. */
  readonly matches?: readonly number[];
  /** Routes of tools, programmes and pages that serve it. They link back on their own. */
  readonly related?: readonly string[];
  /** Whom it concerns in daily work, in our own reading; none when it binds only national bodies. */
  readonly roles: readonly LawRole[];
  /** Words that people type for it and that the text does not have: only search reads them. */
  readonly keywords?: readonly string[];
}

/** Front matter of every document and Markdown page. */
export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly section: SectionId;
  readonly keywords?: readonly string[];
  readonly slug?: string;
  /** One or two sentences under the title. */
  readonly lead?: string;
  /** Words of the title that the home page underlines. */
  readonly highlight?: string;
  /** Small line over the title. */
  readonly eyebrow?: string;
  /** Buttons of the hero, the first one primary. */
  readonly actions?: readonly (
    {readonly link: string; readonly label?: string} | {readonly to: string; readonly label: string}
  )[];
  /** Shows «Volver al inicio» over the title. */
  readonly backHome?: boolean;
  /** Drawing of `src/art` beside the title. */
  readonly art?: string;
  readonly mark?: CompetenceId;
  readonly tool?: string;
  readonly law?: LawId;
  /** Facts of each article, in order. Only on the page of a law, and there mandatory. */
  readonly articles?: readonly LawArticleFacts[];
  readonly officialText?: LawOfficialFacts;
  readonly expert?: ExpertId;
  readonly partner?: string;
  readonly course?: string;
  /** Shorter name in the sidebar. */
  readonly sidebar_label?: string;
  /** Only to state another date than that of the last change in git. */
  readonly last_update?: {readonly date: string};
}
