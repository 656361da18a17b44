import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';

import {loadData} from '../../data/load';
import type {LawId} from '../../data/types';
import {dayInBogota} from '../../lib/dates';
import {LAW_IDS} from '../../lib/law';
import {calendarFile, hasCalendar, lawCalendarFile} from '../../lib/law-calendar';
import {CALENDAR_IDS, planCalendarFile} from '../../lib/school-year';

import {lawCalendar} from './calendar';
import {deriveEvidence, deriveIndex, deriveReferences, type LawDocuments} from './derive';
import {parseOfficialText} from './official';
import {planCalendar} from './plan-calendar';
import {checkArticles, readLawDocument, readTerms, type LawDocument} from './read';
import {readSchoolYear} from './school-year';
import type {OfficialArticles} from './types';

const fileOf = (id: LawId): string => path.join('docs', 'leyes', id, 'index.mdx');

/** `OFFICIAL_TEXT_DIR` lets the tests build the laws with texts of their own. */
const officialFileOf = (id: LawId): string =>
  path.join(process.env.OFFICIAL_TEXT_DIR ?? path.join('docs', 'leyes'), id, 'texto-oficial.txt');

/**
 * The official text beside a law page, split by article; nothing when no editor has put it there.
 * What is no article stays out of the page and is told at build time.
 */
function readOfficial(
  siteDir: string,
  id: LawId,
  {officialText}: LawDocument,
  count: number,
): OfficialArticles {
  const file = officialFileOf(id);
  const full = path.resolve(siteDir, file);
  if (!fs.existsSync(full)) return null;
  const text = parseOfficialText(fs.readFileSync(full, 'utf8'), {
    count,
    file,
    withoutHeading: officialText.withoutHeading,
  });
  const aside = [
    ['antes del artículo 1', text.preamble],
    [`después del artículo ${count}`, text.closing],
  ] as const;
  for (const [where, paragraphs] of aside) {
    if (paragraphs.length === 0) continue;
    console.info(
      `${file}: ${paragraphs.length === 1 ? 'un párrafo' : `${paragraphs.length} párrafos`} ${where} no se muestran: «${paragraphs[0]!.slice(0, 60)}…».`,
    );
  }
  return {sha256: text.sha256, articles: text.articles};
}

/** Short name of each page by route: tools and courses from the data, other pages by their title. */
function readLabels(siteDir: string): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (dir: string): void => {
    for (const entry of fs.readdirSync(dir, {withFileTypes: true})) {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) visit(file);
      else if (/\.mdx?$/.test(entry.name) && !entry.name.startsWith('_')) {
        const yaml = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(fs.readFileSync(file, 'utf8'))?.[1];
        const {title, slug, sidebar_label} = (yaml ? parse(yaml) : {}) as Record<string, string | undefined>;
        const route = slug ?? `/${path.basename(entry.name).replace(/\.mdx?$/, '')}`;
        if (title) labels.set(route, sidebar_label ?? title);
      }
    }
  };
  visit(path.join(siteDir, 'docs'));
  visit(path.join(siteDir, 'src', 'pages'));
  for (const {entries} of loadData('navigation')) {
    for (const {to, label} of entries) if (to) labels.set(to, label);
  }
  for (const {id, name} of loadData('partners')) labels.set(`/${id}`, name);
  for (const {to, name} of loadData('courses')) if (to) labels.set(to, name);
  for (const {id, name} of loadData('tools')) labels.set(`/${id}`, name);
  return labels;
}

/** Both law pages, with their articles checked. Throws in Spanish, with file and line. */
export function readLawDocuments(siteDir: string): LawDocuments {
  const laws = loadData('laws');
  return Object.fromEntries(
    LAW_IDS.map((id) => {
      const document = readLawDocument(fs.readFileSync(path.join(siteDir, fileOf(id)), 'utf8'), fileOf(id));
      checkArticles(document, laws.find((law) => law.id === id)!.articleCount, fileOf(id));
      return [id, document];
    }),
  ) as unknown as LawDocuments;
}

/** All that other parts draw on, by the name of its file. Throws in Spanish, with file and, where it can, line. */
export function readLawFiles(siteDir: string): Record<string, unknown> {
  const documents = readLawDocuments(siteDir);
  const files: Record<string, unknown> = {
    index: deriveIndex(documents, readLabels(siteDir)),
    references: deriveReferences(documents),
    evidence: deriveEvidence(documents, loadData('alerts')),
    plan: readSchoolYear(siteDir, documents),
    terms: readTerms(fs.readFileSync(path.join(siteDir, fileOf('ley-2503-de-2025')), 'utf8')),
  };
  for (const {id, articleCount} of loadData('laws')) {
    files[`official-${id}`] = readOfficial(siteDir, id, documents[id], articleCount);
  }
  return files;
}

/**
 * Reads the two law pages, checks their articles and writes what other parts draw on: titles and
 * matches (`@laws/index.json`), links back from tools and programmes (`references.json`), what shows each
 * group of the checklist (`evidence.json`), the school year (`plan.json`), the official
 * text (`official-<ley>.json`) and the day of the build (`built.json`). The pages themselves stay the only home of these facts.
 */
export default function siteLawsPlugin(context: LoadContext): Plugin {
  const outDir = path.join(context.generatedFilesDir, 'site-laws', 'default');
  const today = dayInBogota(Date.now());
  return {
    name: 'site-laws',
    getPathsToWatch: () =>
      LAW_IDS.flatMap((id) => [fileOf(id), officialFileOf(id)]).map((file) =>
        path.resolve(context.siteDir, file),
      ),
    async contentLoaded({actions}) {
      // What has passed by today reads as passed in the HTML, and so in its Markdown copy and on paper.
      const files = {...readLawFiles(context.siteDir), built: {day: today}};
      for (const [name, value] of Object.entries(files)) {
        await actions.createData(`${name}.json`, JSON.stringify(value));
      }
    },
    async postBuild({outDir: buildDir, siteConfig}) {
      const address = `${siteConfig.url}${siteConfig.baseUrl}`;
      const write = async (file: string, text: string): Promise<void> => {
        await fs.promises.mkdir(path.dirname(path.join(buildDir, file)), {recursive: true});
        await fs.promises.writeFile(path.join(buildDir, file), text);
      };
      for (const law of loadData('laws')) {
        const ahead = law.deadlines.filter((deadline) => hasCalendar(deadline, today));
        if (ahead.length > 0) await write(lawCalendarFile(law.id), lawCalendar(law, address, today));
        for (const {id} of ahead) await write(calendarFile(law.id, id), lawCalendar(law, address, today, id));
      }
      const steps = readSchoolYear(context.siteDir, readLawDocuments(context.siteDir));
      for (const calendar of CALENDAR_IDS)
        await write(planCalendarFile(calendar), planCalendar(steps, calendar, address, today));
    },
    configureWebpack: () => ({resolve: {alias: {'@laws': outDir}}}),
  };
}
