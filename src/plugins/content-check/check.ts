import {createHash} from 'node:crypto';

import type {Problem} from '../../data/problems';
import {slugify} from '../../lib/text';

import {checkBody, MAX_PICTURE, type Body} from './body';
import {checkFrontMatter} from './front-matter';
import {checkLinks} from './links';
import {normalise} from './normalise';
import {checkNotices} from './notices';
import {covered, scan} from './scan';
import {checkSyntax} from './syntax';
import {checkTags} from './tags';
import type {Context, Page, Report, SourceFile} from './types';
import {checkCharacters, checkDates, checkName, readText} from './writing';

/** What was published and must not vanish unsaid. See `src/data/published-anchors.json`. */
export interface Published {
  /** Ids of the headings of each Markdown page, by route. */
  readonly titulos: Readonly<Record<string, readonly string[]>>;
  /** Ids that components make, by route; compared with the built site. */
  readonly componentes: Readonly<Record<string, readonly string[]>>;
  /** Ids that were withdrawn on purpose, with the reason. */
  readonly retirados: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** SHA-256 of each official text. */
  readonly textosOficiales: Readonly<Record<string, string>>;
}

export const PUBLISHED_FILE = 'src/data/published-anchors.json';
export const nothingPublished: Published = {titulos: {}, componentes: {}, retirados: {}, textosOficiales: {}};

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
  checkTwins(pages);
  checkCase(
    files.map(({file}) => file),
    problems,
  );
  checkPublished(files, pages, published, context.redirects ?? [], problems);
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
  checkNotices(covered(text, [{start: 0, end: found.bodyStart}, ...found.code, ...found.comments]), report);
  const body = checkBody(page, found, context, report);
  // What the rules about tags have named would only be named again, in vaguer words.
  if (before.count === 0) checkSyntax(page, normalise(text, isMdx, names), report);
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

/** Addresses of headings and official texts that changed without a word. */
function checkPublished(
  files: readonly SourceFile[],
  pages: readonly CheckedPage[],
  published: Published,
  redirects: readonly string[],
  problems: Problem[],
): void {
  for (const [route, ids] of Object.entries(published.titulos)) {
    const entry = pages.find(({page}) => page.route === route);
    if (!entry) {
      // The route of a profile follows the name in the data.
      if (/-profile-(?:one|two)$/.test(route) || redirects.includes(route) || published.retirados[route])
        continue;
      problems.push({
        file: PUBLISHED_FILE,
        found: `falta la página ${route}, que ya estaba publicada`,
        expected: 'las páginas publicadas, porque otras personas pueden tener el enlace',
        cure: 'recupere el archivo. Si cambió de dirección, agregue la anterior a src/data/redirects.yaml; si se retira, anótela en «retirados», con el motivo.',
        example: `"retirados": {"${route}": {"pagina": "motivo"}}`,
      });
      continue;
    }
    const present = new Set(entry.body.headings.map(({id}) => id));
    for (const id of ids) {
      if (present.has(id) || published.retirados[route]?.[id]) continue;
      const article = /^articulo-(\d+)$/.exec(id)?.[1];
      problems.push({
        file: entry.page.file,
        line:
          entry.body.headings.filter((heading) => ids.indexOf(heading.id) < ids.indexOf(id)).at(-1)?.line ??
          1,
        column: 1,
        found: article
          ? `falta el artículo ${article}, que ya estaba publicado (#${id})`
          : `falta el título con la dirección #${id}, que ya estaba publicada`,
        expected: 'las direcciones publicadas, porque otras personas pueden tener el enlace',
        cure: `devuelva el título, o póngale {/* #${id} */} al que lo reemplaza. Si se retira a propósito, escríbalo en ${PUBLISHED_FILE}, en «retirados», con el motivo.`,
        example: `"retirados": {"${route}": {"${id}": "motivo"}}`,
      });
    }
  }
  for (const {file, bytes} of files) {
    const expected = published.textosOficiales[file];
    if (expected === undefined && !/\/texto-oficial\.txt$/.test(file)) continue;
    const hash = textHash(bytes);
    if (hash === expected) continue;
    problems.push({
      file,
      line: 1,
      column: 1,
      found:
        expected === undefined
          ? 'un texto oficial nuevo, sin declarar'
          : 'un texto oficial distinto del publicado',
      expected: 'el texto oficial sin cambios, o el cambio declarado',
      cure: `si el cambio es a propósito, ponga esta huella en ${PUBLISHED_FILE}, en «textosOficiales».`,
      example: `"${file}": "${hash}"`,
    });
  }
  for (const file of Object.keys(published.textosOficiales)) {
    if (files.some((source) => source.file === file)) continue;
    problems.push({
      file,
      found: 'nada: el texto oficial ya no está',
      expected: 'el archivo del texto oficial',
      cure: `recupérelo del historial, o borre su línea de ${PUBLISHED_FILE}.`,
    });
  }
}

/** Same for any line ends and with or without a byte-order mark. */
export function textHash(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  return createHash('sha256').update(text).digest('hex');
}

/** Pictures of `static/` that are too heavy, whoever shows them. */
export function checkAssets(assets: ReadonlyMap<string, number>): Problem[] {
  return [...assets].flatMap(([address, size]): Problem[] =>
    /\.(?:png|jpe?g|webp|avif|gif)$/i.test(address) && size > MAX_PICTURE && address.startsWith('/img/')
      ? [
          {
            file: `static${address}`,
            found: `una imagen de ${Math.round(size / 1000)} kB`,
            expected: `${MAX_PICTURE / 1000} kB como máximo`,
            cure: 'redúzcala a 1600 píxeles de ancho, o guárdela en formato WebP.',
          },
        ]
      : [],
  );
}

function unique(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = [problem.file, problem.line, problem.column, problem.found].join('|');
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
