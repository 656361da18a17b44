import {alerts, comparison, lawComparison, lawParagraphs, lawReaders, laws, lawSupport} from './laws';
import {slides, speakerNotes, statistics, webinar} from './media';
import {certifications, courses, plans} from './offer';
import {experts, network, partners, universities} from './partners';
import {schoolYear} from './school-year';
import {brand, contacts, ecosystem, faq, help, links, navigation, redirects, searchWords} from './site';
import {competences, programme, tools} from './tools';

/** One schema a data file. The types in `../types.ts` come from them. */
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
  'search-words': searchWords,
  webinar,
  slides,
  'speaker-notes': speakerNotes,
};
