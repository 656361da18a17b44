import fs from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';

import type * as Data from './types';

/** Every data file by name: `src/data/<name>.yaml`. */
export interface DataFiles {
  brand: Data.Brand;
  contacts: readonly Data.Contact[];
  links: readonly Data.OutboundLink[];
  plans: Data.Plans;
  faq: readonly Data.FaqEntry[];
  ecosystem: readonly Data.EcosystemPlatform[];
  competences: readonly Data.Competence[];
  tools: readonly Data.Tool[];
  programme: Data.Programme;
  courses: readonly Data.Course[];
  partners: readonly Data.Partner[];
  network: Data.Network;
  universities: Data.Universities;
  experts: readonly Data.Expert[];
  certifications: readonly Data.Certification[];
  statistics: readonly Data.Statistic[];
  alerts: readonly Data.AlertGroup[];
  comparison: readonly Data.ComparisonRow[];
  laws: readonly Data.Law[];
  navigation: readonly Data.NavigationMenu[];
  webinar: Data.Webinar;
  slides: readonly Data.Slide[];
}
export type DataName = keyof DataFiles;

export const dataDir = path.join(process.cwd(), 'src', 'data');

/** Reads and validates one data file. Throws an Error in Spanish that names file, line and cure. */
export function loadData<N extends DataName>(name: N): DataFiles[N] {
  const file = path.join(dataDir, `${name}.yaml`);
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {lineCounter: lines});
  if (document.errors.length > 0) throw document.errors[0]!;
  return document.toJS() as DataFiles[N];
}
