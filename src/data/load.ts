import fs from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';

import {expertRoute} from '../lib/routes';
import {keepTogether} from '../lib/text';
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
  'law-comparison': readonly Data.LawComparisonRow[];
  'law-support': readonly Data.LawSupportRow[];
  laws: readonly Data.Law[];
  navigation: readonly Data.NavigationMenu[];
  webinar: Data.Webinar;
  slides: readonly Data.Slide[];
  'speaker-notes': readonly Data.SpeakerNotes[];
}
export type DataName = keyof DataFiles;

export const dataDir = path.join(process.cwd(), 'src', 'data');

/** Reads and validates one data file. Throws an Error in Spanish that names file, line and cure. */
export function loadData<N extends DataName>(name: N): DataFiles[N] {
  const file = path.join(dataDir, `${name}.yaml`);
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {lineCounter: lines});
  if (document.errors.length > 0) throw document.errors[0]!;
  return finish(document.toJS()) as DataFiles[N];
}

/** `expert:one` in any `to` becomes the route of that profile, so that its name stands in one file. */
function finish(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value);
  if (Array.isArray(value)) return value.map(finish);
  if (value === null || typeof value !== 'object') return value;
  const entry = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, finish(part)]));
  const expertId = typeof entry.to === 'string' && /^expert:(.+)$/.exec(entry.to)?.[1];
  if (!expertId) return entry;
  const expert = loadData('experts').find(({id}) => id === expertId);
  if (!expert) throw new Error(`No hay un experto «${expertId}». Escriba expert:one o expert:two.`);
  return {label: expert.menuLabel, ...entry, to: expertRoute(expert)};
}
