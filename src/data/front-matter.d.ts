import type {CompetenceId, ExpertId, LawId, LinkId, Partner, Course, ToolId} from './types';

/** Sections of the site, shown above the title of the social card and used by search. */
export type SectionId = 'leyes' | 'instrumentos' | 'programas' | 'aliados' | 'recursos';

/** Front matter of every document and Markdown page. */
export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly section: SectionId;
  readonly keywords?: readonly string[];
  readonly slug?: string;
  /** One or two sentences under the title. */
  readonly lead?: string;
  /** Small line over the title. */
  readonly eyebrow?: string;
  /** Buttons of the hero, the first one primary. */
  readonly actions?: readonly (
    {readonly link: LinkId; readonly label?: string} | {readonly to: string; readonly label: string}
  )[];
  /** Shows «Volver al inicio» over the title. */
  readonly backHome?: boolean;
  /** Drawing of `src/art` beside the title. */
  readonly art?: string;
  readonly mark?: CompetenceId;
  readonly tool?: ToolId;
  readonly law?: LawId;
  readonly expert?: ExpertId;
  readonly partner?: Partner['id'];
  readonly course?: Course['id'];
}
