import type {Problem} from '../../data/problems';
import {slugify} from '../../lib/text';

import {checkBody, type Body} from './body';
import {checkFigures} from './figures';
import {checkFrontMatter} from './front-matter';
import {checkLinks} from './links';
import {normalise} from './normalise';
import {checkNotices} from './notices';
import {checkPublished, nothingPublished, type Published} from './published';
import {covered, scan} from './scan';
import {checkOwnership} from './ownership';
import {checkReached} from './reached';
import {checkShapes} from './shapes';
import {checkSyntax} from './syntax';
import {checkTags} from './tags';
import {checkTemplate} from './template-rows';
import type {Context, Page, Report, SourceFile} from './types';
import {checkCharacters, checkDates, checkName, readText} from './writing';

export interface CheckedPage {
  readonly page: Page;
  readonly body: Body;
}

interface Result {
  readonly problems: readonly Problem[];
  readonly pages: readonly CheckedPage[];
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Checks all pages at once and one against the other: pure, from texts to problems. The build, the
 * development server, the terminal, GitHub and the unit tests all call this.
 */
export function checkContent(
  files: readonly SourceFile[],
  context: Context,
  published: Published = nothingPublished,
): Result {
  const problems: Problem[] = [];
  const pages: (CheckedPage & {readonly report: Report})[] = [];
  for (const source of files) {
    const reading = isPage(source.file) ? readText(source) : undefined;
    // A page that already has an address is best named after it.
    const slug =
      reading && 'text' in reading
        ? /^slug:[ \t]*\/([a-z0-9-]+)[ \t]*\r?$/m.exec(reading.text)?.[1]
        : undefined;
    const name = checkName(source.file, slug);
    if (name) problems.push(name);
    if (!reading) continue;
    if ('problem' in reading) {
      problems.push(reading.problem);
      continue;
    }
    const report: Report = (problem) => problems.push({file: source.file, ...problem});
    const {page, body, found} = checkPage(source.file, reading.text, context, report);
    problems.push(...found);
    pages.push({page, body, report});
  }

  const ids = new Map<string, ReadonlySet<string>>(
    context.routes.map((route) => [route, new Set(context.anchors[route] ?? [])]),
  );
  for (const {page, body} of pages) {
    ids.set(
      page.route,
      new Set([...body.headings.map(({id}) => id), ...(context.anchors[page.route] ?? [])]),
    );
  }
  for (const {page, body, report} of pages) checkLinks(page, body.links, ids, context, report);
  // Pages that the data names and that do not exist are told by the check of the data.
  for (const part of context.namedParts ?? []) {
    const route = part.address.replace(/#.*/, '');
    if (ids.has(route))
      checkLinks({route}, [part], ids, context, (problem) => problems.push({file: part.file, ...problem}));
  }
  checkTwins(pages);
  if (context.linked) checkReached(pages, context.linked);
  checkCase(
    files.map(({file}) => file),
    problems,
  );
  problems.push(...checkPublished(files, pages, published, Object.keys(context.redirects ?? {})));
  return {problems: unique(problems), pages};
}

function checkPage(
  file: string,
  raw: string,
  context: Context,
  report: Report,
): CheckedPage & {readonly found: readonly Problem[]} {
  const isMdx = file.endsWith('.mdx');
  // Line ends and byte-order mark do no harm. Accents are joined later, when columns no longer matter.
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const {data, problems, route} = checkFrontMatter(file, text, context);
  const page: Page = {file, isMdx, text, frontMatter: data, route};
  const names = new Set(context.components.map(({name}) => name));
  const found = scan(text, names);

  checkCharacters(text, report);
  checkDates(covered(text, found.code), report);
  const before = {count: 0};
  const counted: Report = (problem) => {
    before.count += 1;
    report(problem);
  };
  checkTags(page, found, context, counted);
  checkOwnership(page, found, context, report);
  if (context.facts) checkFigures(page, context.facts, report);
  checkTemplate(text, context.templates, report);
  checkNotices(covered(text, [{start: 0, end: found.bodyStart}, ...found.code, ...found.comments]), report);
  const body = checkBody(page, found, context, report);
  // What the rules about tags have named would only be named again, in vaguer words.
  if (before.count === 0) {
    checkShapes(page, found, context, report);
    checkSyntax(page, normalise(text, isMdx, names), report);
  }
  return {page, body, found: problems};
}

/** Addresses and titles that two pages share, whatever their case and accents. */
function checkTwins(pages: readonly (CheckedPage & {readonly report: Report})[]): void {
  const routes = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const {page, report} of pages) {
    const route = slugify(page.route);
    const twin = routes.get(route);
    if (twin) {
      report({
        line: lineOf(page, 'slug'),
        column: 1,
        field: 'slug',
        found: `«${page.route}», la misma dirección que ${twin}`,
        expected: 'una dirección distinta para cada página, sin contar tildes ni mayúsculas',
        cure: 'cambie el nombre de este archivo y su slug.',
      });
    } else routes.set(route, page.file);
    const title = page.frontMatter['title'];
    if (typeof title !== 'string') continue;
    const other = titles.get(slugify(title));
    if (other) {
      report({
        line: lineOf(page, 'title'),
        column: 1,
        field: 'title',
        found: `«${title}», el mismo título que ${other}`,
        expected: 'un título distinto para cada página',
        cure: 'agregue a este título lo que lo distingue.',
      });
    } else titles.set(slugify(title), page.file);
  }
}

const lineOf = ({text}: Page, field: string): number =>
  Math.max(1, text.split('\n').findIndex((row) => row.startsWith(`${field}:`)) + 1);

/** Two files that are one on a computer that ignores case. */
function checkCase(files: readonly string[], problems: Problem[]): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const key = file.normalize('NFC').toLowerCase();
    const twin = seen.get(key);
    if (twin) {
      problems.push({
        file,
        found: `un archivo que solo se distingue de «${twin}» por mayúsculas o por la forma de las tildes`,
        expected: 'nombres distintos',
        cure: 'borre uno de los dos o cámbiele el nombre.',
      });
    } else seen.set(key, file);
  }
}

/** Each slip once, whoever found it. */
export function unique(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = [problem.file, problem.line, problem.column, problem.found].join('|');
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
