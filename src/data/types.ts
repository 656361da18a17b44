import type * as z from 'zod';

import type {schemas} from './schemas';
import type {competenceIds, expertIds, lawIds} from './schemas/ids';

/**
 * The shape of every fact on the site, as the schemas say it. Components import only these types and the
 * validated JSON (`@data/…`).
 */

/** Nobody changes what was read, at any depth. */
type Frozen<T> = {readonly [K in keyof T]: Frozen<T[K]>};

/** Every data file by name: `src/data/<name>.yaml`. */
export type DataFiles = {readonly [N in keyof typeof schemas]: Frozen<z.output<(typeof schemas)[N]>>};
export type DataName = keyof DataFiles;
type Entry<N extends DataName> = Extract<DataFiles[N], readonly unknown[]>[number];

export type CompetenceId = (typeof competenceIds)[number];
export type LawId = (typeof lawIds)[number];
export type ExpertId = (typeof expertIds)[number];

export type AlertGroup = Entry<'alerts'>;
export type Certification = Entry<'certifications'>;
export type Competence = Entry<'competences'>;
export type Contact = Entry<'contacts'>;
export type Course = Entry<'courses'>;
export type Expert = Entry<'experts'>;
export type FaqEntry = Entry<'faq'>;
export type Law = Entry<'laws'>;
export type DeadlineActor = Law['deadlines'][number]['who'];
export type Source = Law['sources'][number];
export type LawComparisonRow = Entry<'law-comparison'>;
export type LawParagraph = Entry<'law-2491'>;
export type LawLine = LawParagraph['lines'][number];
export type LawActor = LawLine['actor'];
type LawReader = DataFiles['law-readers']['readers'][number];
export type LawRole = LawReader['id'];
export type LawAnswer = NonNullable<LawReader['answers']>[number];
export type NavigationEntry = Entry<'navigation'>['entries'][number];
export type OutboundLink = Entry<'links'>;
export type Partner = Entry<'partners'>;
export type Plan = DataFiles['plans']['plans'][number];
export type SchoolYear = DataFiles['school-year'];
export type SchoolStep = SchoolYear['steps'][number];
export type Slide = Entry<'slides'>;
export type SlideType = Slide['type'];
export type SpeakerNotes = Entry<'speaker-notes'>;
export type SlideSource = SpeakerNotes['question']['source'];
export type Statistic = Entry<'statistics'>;
export type Tool = Entry<'tools'>;
export type Indicator = Tool['indicators'][number];
export type Video = DataFiles['webinar']['video'];
export type WebinarSession = NonNullable<DataFiles['webinar']['nextSession']>;
