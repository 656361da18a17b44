/**
 * The shape of every fact on the site. One YAML file an entity, one interface here, one schema in
 * `schemas/`. Components import only these types and the validated JSON (`@data/…`).
 */

import type {Month} from '../lib/school-year';

/** The six competences of Ley 2491; the same keys name the marks, colours and CSS classes (`k-…`). */
export type CompetenceId = 'conciencia' | 'autonomia' | 'regulacion' | 'sociales' | 'vida' | 'autocuidado';

/** Route of the tool without its slash. */
export type ToolId =
  | 'socioemociograma'
  | 'convivencia-familiar'
  | 'dinamicas-familiares'
  | 'competencias-emocionales-docentes'
  | 'autoconcepto-autoestima'
  | 'screening-bienestar-emocional'
  | 'bullying-test';

export type LawId = 'ley-2491-de-2025' | 'ley-2503-de-2025';
export type PlanId = 'starter' | 'pro' | 'premium';
export type ExpertId = 'one' | 'two';

/** Value that nobody has confirmed: `npm run check:launch` lists it with `pending` as the cure. */
export interface Provisional {
  readonly provisional?: boolean;
  /** What to put there, in Spanish. Required when `provisional` is true. */
  readonly pending?: string;
}

/** Where a figure comes from. Without `url` it is the provider's own («según el proveedor»). */
export interface Source {
  readonly label: string;
  readonly url?: string;
}

/** brand.yaml */
export interface Brand {
  readonly name: string;
  /** The wordmark in two lines. */
  readonly nameLines: readonly [string, string];
  readonly tagline: string;
  readonly description: string;
  /** «Que nadie quede por fuera de la ronda.» */
  readonly motto: string;
  readonly closing: string;
  readonly copyrightYear: 2025;
  readonly screenshotNote: string;
  readonly repository: {readonly url: string} & Provisional;
  readonly site: {readonly url: string} & Provisional;
}

/** contacts.yaml */
export interface Contact extends Provisional {
  readonly id: 'phone' | 'email' | 'whatsapp' | 'support';
  readonly label: string;
  /** As people read it: «+57 600 000 0000». */
  readonly display: string;
  /** `tel:`, `mailto:` or `https:`. */
  readonly href: string;
}

/** help.yaml */
export interface Help {
  /** Day on which all lines were looked up, AAAA-MM-DD. */
  readonly checked: string;
  readonly lines: readonly {
    readonly name: string;
    /** `tel:` or `https:`. */
    readonly href: string;
    readonly what: string;
    /** The public page that says so. */
    readonly source: {readonly label: string; readonly url: string};
  }[];
  /** Beginnings of words, or several words, that bring the lines in search: folded. */
  readonly words: readonly string[];
}

/** links.yaml: every outbound address of the site, by id. */
export type LinkId =
  | 'demo'
  | 'proposal'
  | 'trial'
  | 'info'
  | 'specialisation-course'
  | 'certification'
  | 'programme-site'
  | 'family-tool'
  | 'ced-partner'
  | 'gift'
  | 'habilmind'
  | 'rieeb-journal'
  | 'rosario'
  | 'lleida'
  | 'grop'
  | 'mineducacion'
  | 'ley-2491'
  | 'ley-2503'
  | 'rgpd'
  | 'lo-3-2018'
  | 'ley-1581'
  | 'ocde-sses'
  | 'ley-1620'
  | 'ley-115'
  | 'case-ur-emotion'
  | 'ibero-rieeb'
  | 'ects'
  | 'ocde-sses-2021'
  | 'sses-bogota'
  | 'sic-menores'
  | 'prensa-casos';
export interface OutboundLink extends Provisional {
  readonly id: LinkId;
  /** Text of the button or link. */
  readonly label: string;
  readonly href: string;
}

/** plans.yaml */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly subtitle: string;
  /** Integer in Colombian pesos, for one student and one school year. */
  readonly price: {readonly amount: number; readonly currency: 'COP'; readonly per: 'student-year'};
  readonly description: string;
  /** Plan whose contents it contains: «Todo lo de Starter». */
  readonly includes?: PlanId;
  readonly features: readonly string[];
  /** Brings the university courses without cost that come with the number of students (`freePlacePer`). */
  readonly freePlaces?: boolean;
  readonly highlight: boolean;
}
export interface Plans {
  /** Text of the badge of the highlighted plan: «Más popular». */
  readonly badge: string;
  readonly plans: readonly Plan[];
  /** What all plans include. */
  readonly common: readonly string[];
  /** What no plan names, so that a school asks. */
  readonly unsaid: string;
  /** What the provider does not say of its prices. */
  readonly unknown: readonly string[];
  /** «Una formación docente oficial por cada 50 estudiantes inscritos». */
  readonly teacherTraining: {readonly per: number; readonly text: string};
}

/** faq.yaml: five entries */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links?: readonly {readonly label: string; readonly to: string}[];
}

/** ecosystem.yaml: exactly twelve entries */
export interface EcosystemPlatform extends Provisional {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** File under `static/img/ecosystem/`; absent or broken shows a plain circle. */
  readonly favicon?: string;
}

/** competences.yaml, in the order of Ley 2491 */
export interface Competence {
  readonly id: CompetenceId;
  /** Name in Ley 2491. */
  readonly name: string;
  readonly definition: string;
  /** Place in the list of Ley 2491, 1 to 6. */
  readonly order: number;
  /** Place and name in the list of Ley 2503 (five); absent where that law does not list it. */
  readonly ley2503?: {readonly order: number; readonly name: string};
  /** How the student programme works on it. */
  readonly programme: 'direct' | 'complementary';
}

/** tools.yaml */
export interface Indicator {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  /** The two poles of a polarity, left and right; neither is good or bad. */
  readonly poles?: readonly [string, string];
  /** Colour of its plot: a competence palette key, used as a categorical palette. */
  readonly color: CompetenceId;
}
export interface Tool {
  readonly id: ToolId;
  readonly name: string;
  /** Name where space is short (menu, cards). */
  readonly shortName: string;
  readonly menu: 'measurement' | 'intervention';
  /** As shown in the facts: «Unos 20 min». Left out where the provider gives none. */
  readonly duration?: string;
  /** As shown in the hero line when it differs (Test de Bullying: «15 minutos»). */
  readonly heroDuration?: string;
  readonly respondents: string;
  /** For the card and the menu: «Estudiantes de un aula». */
  readonly respondentsShort: string;
  readonly anonymous: boolean;
  readonly indicatorKind: 'indicadores' | 'polaridades';
  readonly indicators: readonly Indicator[];
  /** Secondary button of hero and closing: Habilmind or, for CED, the partner site. */
  readonly secondary: {readonly label: string; readonly link: LinkId};
  /** Address of «Probar gratis» in the closing block. */
  readonly closingLink: LinkId;
  /** Whether the page shows the «Ir a Habilmind» card. */
  readonly habilmindCard: boolean;
  /** The school's question that it answers. */
  readonly question: string;
  /** Who answers it, for the filter. */
  readonly group: 'estudiantes' | 'familias';
  /** «Desde los 6 años»; left out where the provider does not say. */
  readonly ages?: string;
  /** What the school gets, in short. */
  readonly gets: string;
  /** Competences that it comes near, in our reading; it gives no score of any. */
  readonly competences: readonly CompetenceId[];
  /** The sentence that says what the tool is not. */
  readonly caution: string;
}

/** programme.yaml */
export interface Video extends Provisional {
  readonly id: string;
  readonly title: string;
  /** Eleven-character id of the video service; absent while it is not published. */
  readonly youtubeId?: string;
  /** Mark of its topic on the poster. */
  readonly mark?: CompetenceId;
}
export interface Programme {
  readonly name: string;
  readonly maxConflicts: number;
  readonly emotions: readonly {readonly id: string; readonly name: string; readonly definition: string}[];
  readonly steps: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly mark: CompetenceId;
    readonly video: string;
  }[];
  /** Six: one overview and five for the steps. */
  readonly videos: readonly Video[];
}

/** courses.yaml */
export interface Course {
  readonly id:
    | 'especializacion'
    | 'basico-docente'
    | 'formacion-docente'
    | 'convivencia-familiar'
    | 'docentes-lideres'
    | 'laboratorio';
  readonly name: string;
  /** Page of the site that presents it. */
  readonly to?: string;
  /** Institution that gives it, as the page names it. */
  readonly provider: string;
  readonly description: string;
  /** Facts as shown: [{id: 'duracion', label: 'Duración', value: '25 h'}]. */
  readonly facts: readonly {readonly id: string; readonly label: string; readonly value: string}[];
  /** Hours by part, for the specialisation course. */
  readonly parts?: readonly {readonly label: string; readonly hours?: number; readonly count?: number}[];
  /** ISO 8601 duration for structured data: PT25H. */
  readonly workload?: string;
  readonly credits?: number;
  /** Topics of the syllabus, twelve for the laboratory; `to` is the page about the topic. */
  readonly syllabus?: readonly {readonly topic: string; readonly to?: string}[];
  /** Percentages claimed by the provider, without what they measure (not known). */
  readonly results?: readonly number[];
  /** Enrolled students per free place, cumulative. */
  readonly freePlacePer?: number;
}

/** partners.yaml */
export interface Partner {
  readonly id: 'habilmind' | 'rieeb' | 'universidad-de-lleida' | 'universidad-del-rosario';
  readonly name: string;
  readonly kind: string;
  readonly to: string;
  readonly link: LinkId;
  readonly facts: readonly {readonly value: string; readonly label: string; readonly source?: Source}[];
}

/** network.yaml */
export interface Network {
  /** Five phases; the fifth has no hours of its own. */
  readonly phases: readonly {
    readonly id: string;
    readonly name: string;
    readonly hours?: number;
    readonly description: string;
  }[];
  readonly master: {
    readonly modules: number;
    readonly units: number;
    readonly credits: number;
    readonly hoursPerUnit: readonly [number, number];
  };
}

/** universities.yaml */
export interface Universities {
  readonly rosario: {
    readonly founded: number;
    readonly spaces: readonly {readonly name: string; readonly purpose: string}[];
    readonly programmes: readonly {
      readonly name: string;
      readonly description: string;
      readonly source?: Source;
    }[];
    /** Dates: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
    readonly milestones: readonly {readonly date: string; readonly text: string; readonly source?: Source}[];
  };
  readonly lleida: {
    readonly milestones: readonly {readonly date: string; readonly text: string; readonly source?: Source}[];
    readonly badge: string;
  };
}

/** experts.yaml */
export interface Expert extends Provisional {
  readonly id: ExpertId;
  /** ASCII slug of the person's name; the route is `/{nameSlug}-profile-{id}`. */
  readonly nameSlug: string;
  /** The page title: a role, not a person, until the name is confirmed. */
  readonly title: string;
  /** Text of its menu entry. */
  readonly menuLabel: string;
  readonly affiliation: string;
  readonly area: string;
  readonly career: readonly {readonly title: string; readonly description: string}[];
  readonly specialties: readonly {
    readonly icon: string;
    readonly title: string;
    readonly description: string;
  }[];
  readonly prizes: readonly ({
    readonly icon: string;
    readonly title: string;
    readonly description: string;
  } & Provisional)[];
  readonly contributions: readonly {readonly value: string; readonly label: string}[];
}

/** certifications.yaml: three */
export interface Certification {
  readonly id: 'especializacion' | 'calidad' | 'proteccion';
  readonly title: string;
  readonly description: string;
  readonly seal: string;
  readonly link?: LinkId;
}

/** statistics.yaml */
export interface Statistic {
  readonly id:
    | 'casos'
    | 'ninez'
    | 'adolescentes'
    | 'adolescentes-antes'
    | 'primera-infancia-2022'
    | 'primera-infancia-2024'
    | 'instituciones'
    | 'rectores';
  readonly value: number;
  readonly unit: 'casos' | '%' | 'instituciones' | 'rectores';
  readonly year?: number;
  readonly label: string;
  readonly source: Source;
}

/**
 * Lines of law-2491.yaml and law-2503.yaml that an entry rests on. For the checks only: `site-data` leaves
 * them out of what a browser gets.
 */
export interface RestsOnLaw {
  readonly restsOn?: readonly string[];
}

/** Whom a paragraph of a law obliges, allows or names; `sin-nombrar` when it names nobody. */
export type LawActor =
  | 'todos'
  | 'colegio'
  | 'ministerio'
  | 'gobierno'
  | 'comision'
  | 'comite'
  | 'salud'
  | 'superior'
  | 'entidades'
  | 'familias'
  | 'estudiantes'
  | 'sin-nombrar';

/** One thing that a paragraph of a law says, in our words. */
export interface LawLine {
  /** `2491-5-p2-3`: law, article, paragraph and line. */
  readonly id: string;
  readonly actor: LawActor;
  readonly force: 'deber' | 'facultad' | 'derecho' | 'regla' | 'definicion';
  readonly orders: string;
}
/** law-2491.yaml, law-2503.yaml: what each paragraph of the official text orders. No page shows it. */
export interface LawParagraph {
  readonly article: number;
  /** «inciso 1», «numeral 4», «parágrafo 3, numeral 2». */
  readonly paragraph: string;
  readonly lines: readonly LawLine[];
}

/** alerts.yaml: ten groups */
export interface AlertGroup {
  readonly id: string;
  readonly name: string;
  /** The question that the school answers. */
  readonly question: string;
  /** What to look at. One that the law does not order begins with «Conviene». */
  readonly checks: readonly ({readonly text: string} & RestsOnLaw)[];
  /** Articles that support it. */
  readonly basis: readonly {readonly law: LawId; readonly articles: readonly number[]}[];
}

/** school-year.yaml: what we propose that a school does each month, for both laws */
export interface SchoolYear {
  /** Whom a step may name: those who do it, approve it or keep its document. */
  readonly people: readonly string[];
  readonly steps: readonly SchoolStep[];
}
export interface SchoolStep extends RestsOnLaw {
  readonly id: string;
  readonly title: string;
  /** Month in each school calendar. */
  readonly months: {readonly a: Month; readonly b: Month};
  readonly owner: string;
  readonly approver: string;
  /** What it usually takes: «Dos semanas». */
  readonly length: string;
  /** Only where no duty of the school rests on the same lines. */
  readonly evidence?: {readonly document: string; readonly keeper: string};
  /** What the law leaves open. */
  readonly open?: string;
  /** A working paper, by the name of its file. */
  readonly paper?: string;
}

/** comparison.yaml: aspects of the emotional-education chair on the home page (six) */
export interface ComparisonRow {
  readonly aspect: string;
  readonly asked: string;
  readonly withProduct: string;
}

/** Readers whom an article may concern; `?rol=docente` marks theirs. */
export type LawRole = 'director' | 'docente' | 'familia' | 'secretaria';

/** law-readers.yaml: «Leer como», and what some readers ask */
export interface LawAnswer extends RestsOnLaw {
  /** Law on whose page it is read. */
  readonly law: LawId;
  readonly question: string;
  readonly answer: string;
  /** Articles that it cites. */
  readonly basis?: readonly {readonly law: LawId; readonly articles: readonly number[]}[];
  /** A page that goes on, and the text of the link. */
  readonly to?: string;
  readonly toLabel?: string;
}
export interface LawReaders {
  /** That these are readings of ours. */
  readonly note: string;
  readonly readers: readonly {
    readonly id: LawRole;
    readonly label: string;
    /** «a las familias», after «Le concierne». */
    readonly of: string;
    /** What opens the answers. */
    readonly summary?: string;
    readonly answers?: readonly LawAnswer[];
  }[];
}

/** law-comparison.yaml: both laws, aspect by aspect */
export interface LawComparisonCell extends RestsOnLaw {
  readonly text: string;
  /** Articles that say it; none when the law does not. */
  readonly articles: readonly number[];
}
export interface LawComparisonRow {
  readonly aspect: string;
  /** Shows the list of competences under the text. */
  readonly competences?: boolean;
  readonly ley2491: LawComparisonCell;
  readonly ley2503: LawComparisonCell;
}

/** law-support.yaml: what Ley 2503 asks and what the provider gives for it */
export interface LawSupportRow extends ComparisonRow, RestsOnLaw {
  /** Article of Ley 2503. */
  readonly article: number;
}

/** Who must act by a date of laws.yaml. */
export type DeadlineActor = Extract<
  LawActor,
  'todos' | 'colegio' | 'ministerio' | 'gobierno' | 'comision' | 'comite'
>;

/** laws.yaml */
export interface Law {
  readonly id: LawId;
  /** 2491 or 2503. */
  readonly number: number;
  readonly name: string;
  readonly shortTitle: string;
  readonly officialTitle: string;
  /** YYYY-MM-DD */
  readonly sanctioned: string;
  /** YYYY-MM-DD, the date of the structured data. */
  readonly datePublished: string;
  /** YYYY-MM-DD, first day in force. */
  readonly inForce: string;
  /** The text that was read: of when it is (YYYY, YYYY-MM or YYYY-MM-DD) and which one. */
  readonly consulted: {readonly date: string; readonly note: string};
  readonly gazette?: string;
  readonly articleCount: number;
  readonly levels: string;
  readonly sources: readonly Source[];
  readonly signatures: readonly {readonly role: string; readonly body?: string}[];
  /** What happens by when, and who must act. */
  readonly deadlines: readonly ({
    readonly id: string;
    readonly who: DeadlineActor;
    readonly article: number;
    /** «Cada semestre», «Seis meses desde la promulgación». */
    readonly when: string;
    readonly text: string;
    /** YYYY-MM-DD, our own calculation from the law's dates. */
    readonly until?: string;
    /** A day of our own for the calendar of a task that the law repeats without fixing a day. */
    readonly reminder?: {readonly from: string; readonly months: number};
  } & RestsOnLaw)[];
}

/** navigation.yaml */
export interface NavigationEntry {
  /** In the YAML an `expert:…` entry leaves it out: the loader puts the expert's `menuLabel`. */
  readonly label: string;
  /** Inside route (`expert:two` in the YAML becomes the route of that profile), or… */
  readonly to?: string;
  /** …outbound link by id. */
  readonly link?: LinkId;
  /** Short fact on the right: «20 min · 9 indicadores». */
  readonly meta?: string;
  /** Kept in the data, not shown in the menu. */
  readonly hidden?: boolean;
}
export interface NavigationMenu {
  readonly id: 'medicion' | 'intervencion' | 'nosotros' | 'mas';
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

/** A live session still to come. */
export interface WebinarSession {
  readonly title: string;
  /** YYYY-MM-DD and HH:MM of 24 hours, in Bogotá. */
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  /** Where it takes place or how to enrol. */
  readonly url?: string;
}
/** webinar.yaml */
export interface Webinar {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly speakers: readonly ({
    readonly role: string;
    readonly description: string;
    readonly to?: string;
  } & Provisional)[];
  readonly video: Video;
  /** `file`: name of a file at the root of `static/`, without slash. */
  readonly report: {readonly file: string; readonly title: string};
  readonly reminder: {readonly title: string; readonly text: string};
  readonly nextSession?: WebinarSession;
}

/** slides.yaml: eleven, one of each type */
export type SlideType =
  | 'title'
  | 'question'
  | 'evidence'
  | 'impact'
  | 'benefits'
  | 'stats'
  | 'background'
  | 'diagnosis'
  | 'law'
  | 'opportunity'
  | 'message';
export interface Slide {
  readonly id: string;
  readonly type: SlideType;
  readonly title: string;
  readonly subtitle?: string;
  readonly content?: string | readonly string[];
  /** Figures of statistics.yaml that the slide shows, so that no number is written twice. */
  readonly statistics?: readonly Statistic['id'][];
  readonly icon?: string;
  readonly label?: string;
  /** The small line at the foot. */
  readonly note?: string;
  /** Points in time (`evidence`, `background`); `ahead` has no date yet. */
  readonly timeline?: readonly {
    readonly label: string;
    readonly text: string;
    readonly moment?: 'past' | 'now' | 'ahead';
  }[];
  /** Before and after, 0 to 100, invented for the slide (`impact`). */
  readonly bars?: readonly {readonly label: string; readonly before: number; readonly after: number}[];
  /** Says over the bars, where it is read first, that they are an example. */
  readonly barsLabel?: string;
  /** Points of each law (`law`), with the day from which it is in force. */
  readonly laws?: readonly {readonly law: LawId; readonly text: string; readonly items: readonly string[]}[];
  /** What stays on the screen during the questions (`message`); `to` is the page of the QR code. */
  readonly closing?: {readonly title: string; readonly text: string; readonly to: string};
  /** Time planned for it. */
  readonly seconds: number;
  /** Paragraphs for those who read the deck without its presenter. */
  readonly readerNotes: readonly string[];
  readonly sources?: readonly SlideSource[];
}

/** Where a slide's claim can be read: a page of the site or an outbound link. */
export interface SlideSource {
  readonly label: string;
  readonly to?: string;
  readonly link?: LinkId;
}

/** speaker-notes.yaml: what the presenter says and does. Never part of the audience's page. */
export interface SpeakerNotes {
  /** `id` of the slide. */
  readonly slide: string;
  /** What to do, not to be read aloud. */
  readonly actions?: readonly string[];
  /** Read aloud, a paragraph each; with `bridge` it fits the seconds of the slide. */
  readonly say: readonly string[];
  /** The sentence that leads to the next slide. */
  readonly bridge?: string;
  /** The question that usually comes. */
  readonly question: {readonly ask: string; readonly answer: string; readonly source: SlideSource};
  /** What must not be claimed. */
  readonly avoid: readonly string[];
}

/** redirects.yaml */
export interface Redirect {
  /** Address that changed: `/direccion-anterior`. */
  readonly from: string;
  /** Page that takes its place. */
  readonly to: string;
}
