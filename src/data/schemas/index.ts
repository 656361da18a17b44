import type * as z from 'zod';

import type {DataFiles, DataName} from '../load';
import {alerts, comparison, lawComparison, lawParagraphs, lawReaders, laws, lawSupport} from './laws';
import {slides, speakerNotes, statistics, webinar} from './media';
import {certifications, courses, plans} from './offer';
import {experts, network, partners, universities} from './partners';
import {schoolYear} from './school-year';
import {brand, contacts, ecosystem, faq, help, links, navigation, redirects} from './site';
import {competences, programme, tools} from './tools';

/** One schema a data file; the compiler checks each against its interface. */
export const schemas = {
  brand,
  contacts,
  help,
  links,
  plans,
  faq,
  ecosystem,
  competences,
  tools,
  programme,
  courses,
  partners,
  network,
  universities,
  experts,
  certifications,
  statistics,
  alerts,
  'school-year': schoolYear,
  comparison,
  'law-readers': lawReaders,
  'law-comparison': lawComparison,
  'law-support': lawSupport,
  'law-2491': lawParagraphs(2491),
  'law-2503': lawParagraphs(2503),
  laws,
  navigation,
  redirects,
  webinar,
  slides,
  'speaker-notes': speakerNotes,
} satisfies {readonly [N in DataName]: z.ZodType<DataFiles[N]>};

/** All fields present, at any depth. */
type Full<T> = T extends string | number | boolean ? T : {readonly [K in keyof T]-?: Full<NonNullable<T[K]>>};
type Incomplete = {
  [N in DataName]: Full<z.output<(typeof schemas)[N]>> extends Full<DataFiles[N]> ? never : N;
}[DataName];

/** Compile-time check: the name of a file stands here when its schema lacks a field of its interface. */
export type EveryFieldHasARule = Incomplete extends never ? true : Incomplete;
const everyFieldHasARule: EveryFieldHasARule = true;
void everyFieldHasARule;
