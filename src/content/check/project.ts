import fs from 'node:fs';
import path from 'node:path';

import {factsOf} from '../../data/figures';
import {lawLines} from '../../data/law-coverage';
import {loadData} from '../../data/load';
import {DataError} from '../../data/problems';
import {idsOf, REFERENCES, type Ids} from '../../data/references';
import {competenceIds, expertIds, lawIds} from '../../data/schemas/ids';
import {parseYaml} from '../../data/yaml';
import {expertRoute} from '../../lib/routes';
import {readTerms} from '../../plugins/site-laws/read';
import {routesOnDisk} from '../routes';

import type {Asset} from './assets';
import {addressesIn} from './reached';
import {partsIn} from './links';
import {nothingPublished, PUBLISHED_FILE, type Published} from './published';
import {TEMPLATES} from './places';
import {templateRows} from './template-rows';
import type {Component, ComponentProp, Context, SourceFile} from './types';

/** Reads from disk what the checker works on. The rules themselves never touch the disk. */

/** The page that defines the terms of `<Term id="…">`. */
const TERMS_PAGE = 'docs/leyes/ley-2503-de-2025/index.mdx';

const toPosix = (file: string): string => file.split(path.sep).join('/');

function walk(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    return entry.isDirectory() ? walk(file) : [file];
  });
}

const isHidden = (file: string): boolean => file.split('/').some((part) => /^[_.]/.test(part));

/** Every file whose name or text an editor answers for. */
export function readFiles(root: string): SourceFile[] {
  const list = (dir: string): string[] =>
    walk(path.join(root, dir)).map((file) => toPosix(path.relative(root, file)));
  const pages = [...list('docs'), ...list('src/pages').filter((file) => /\.mdx?$/.test(file))].filter(
    (file) => !isHidden(file),
  );
  // Of pictures and papers only the names matter.
  const assets = list('static').filter(
    (file) => !isHidden(file) && /\.(?:png|jpe?g|webp|avif|gif|svg|pdf|docx?|xlsx?|pptx?)$/i.test(file),
  );
  return [
    ...pages.map((file) => ({file, bytes: fs.readFileSync(path.join(root, file))})),
    ...assets.map((file) => ({file, bytes: new Uint8Array()})),
  ];
}

/** The data files as they lie in the repository. */
export const readDataFiles = (root: string): SourceFile[] =>
  walk(path.join(root, 'src', 'data'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({file: toPosix(path.relative(root, file)), bytes: fs.readFileSync(file)}));

/** Names of the icons that are drawn. */
export const readIcons = (root: string): string[] =>
  namesIn(path.join(root, 'src', 'components', 'ui', 'Icon', 'shapes.tsx'), /^ {2}'?([\w-]+)'?: [(<]/gm);

/** The sentences of the templates: title, description, lead and paragraphs, without what any page has. */
function readTemplates(root: string): ReadonlySet<string> {
  return new Set(
    walk(path.join(root, TEMPLATES)).flatMap((file) => templateRows(fs.readFileSync(file, 'utf8'))),
  );
}

/** Every file that lies where an editor might put a page or a paper. */
export function readPlaces(root: string): string[] {
  const list = (dir: string): string[] =>
    walk(path.join(root, dir)).map((file) => toPosix(path.relative(root, file)));
  const top = fs.readdirSync(root, {withFileTypes: true}).filter((entry) => entry.isFile());
  return [...top.map(({name}) => name), ...list('docs'), ...list('src'), ...list('static')];
}

export function readPublished(root: string): Published {
  const file = path.join(root, PUBLISHED_FILE);
  if (!fs.existsSync(file)) return nothingPublished;
  try {
    return {...nothingPublished, ...(JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Published>)};
  } catch {
    const [slip] = parseYaml(PUBLISHED_FILE, fs.readFileSync(file)).problems;
    throw new DataError([
      {
        file: PUBLISHED_FILE,
        ...(slip?.line === undefined ? {} : {line: slip.line, column: slip.column}),
        found: 'una coma, una comilla o una llave que falta o sobra, aquí o en la línea anterior',
        expected: 'filas «"dirección": "título"», con una coma entre cada dos y ninguna después de la última',
        cure: 'compare esa línea con la versión anterior del archivo, en su historial («History»).',
      },
    ]);
  }
}

/** Every file of `static/`, with how it begins. */
export function readAssets(root: string): Asset[] {
  const folder = path.join(root, 'static');
  return walk(folder).map((file) => {
    const content = fs.readFileSync(file);
    return {
      address: `/${toPosix(path.relative(folder, file))}`,
      bytes: content.length,
      start: content.subarray(0, 1000).toString('latin1'),
    };
  });
}

export function readContext(root: string, assets: readonly Asset[] = readAssets(root)): Context {
  const experts = attempt(() => loadData('experts')) ?? [];
  const published = readPublished(root);
  const anchors: Record<string, string[]> = {};
  for (const group of [published.titulos, published.componentes]) {
    for (const [route, ids] of Object.entries(group))
      anchors[route] = [...(anchors[route] ?? []), ...Object.keys(ids)];
  }
  const withdrawn = published.retirados;
  for (const [route, ids] of Object.entries(anchors))
    anchors[route] = ids.filter((id) => !withdrawn[route]?.[id]);
  const ids = readIds();
  return {
    components: readComponents(root, ids),
    ids,
    routes: [...experts.map(expertRoute), ...routesOnDisk(root)],
    expertRoutes: Object.fromEntries(experts.map((expert) => [expert.id, expertRoute(expert)])),
    assets: new Map(assets.map(({address, bytes}) => [address, bytes])),
    drawings: fs
      .readdirSync(path.join(root, 'src', 'art'))
      .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
      .map((file) => path.basename(file, '.ts')),
    anchors,
    namedParts: readDataFiles(root).flatMap(({file, bytes}) =>
      partsIn(file, new TextDecoder().decode(bytes)),
    ),
    lawLines: attempt(() => lawLines({'law-2491': loadData('law-2491'), 'law-2503': loadData('law-2503')})),
    redirects: Object.fromEntries(
      (attempt(() => loadData('redirects')) ?? []).map(({from, to}) => [from, to]),
    ),
    courseRoutes: Object.fromEntries(
      (attempt(() => loadData('courses')) ?? []).flatMap(({id, to}) => (to ? [[id, to]] : [])),
    ),
    facts: attempt(() =>
      factsOf({
        tools: loadData('tools'),
        courses: loadData('courses'),
        laws: loadData('laws'),
        webinar: loadData('webinar'),
      }),
    ),
    linked: readLinked(root, [...experts.map(expertRoute), ...(ids.tools ?? []).map((id) => `/${id}`)]),
    templates: readTemplates(root),
    siteUrl: (
      process.env.SITE_URL ??
      attempt(() => loadData('brand'))?.site.url ??
      'https://example.com'
    ).replace(/\/$/, ''),
  };
}

/** Where components, menus and other data lead. A hidden entry of a menu leads nowhere, an old address only on, and search to what somebody asks for. */
const readLinked = (root: string, derived: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...derived,
    ...walk(path.join(root, 'src'))
      .filter(
        (file) => /(?<!\.test)\.tsx?$|\.yaml$/.test(file) && !/(?:redirects|search-words)\.yaml$/.test(file),
      )
      .flatMap((file) => addressesIn(fs.readFileSync(file, 'utf8').replace(/^.*hidden: true.*$/gm, ''))),
  ]);

const readIds = (): Ids =>
  idsOf({
    links: attempt(() => loadData('links')),
    tools: attempt(() => loadData('tools')),
    courses: attempt(() => loadData('courses')),
    partners: attempt(() => loadData('partners')),
    statistics: attempt(() => loadData('statistics')),
  });

/** Broken data has its own messages; they must not hide those about the pages. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Closed lists by the type that a component gives to its field. */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  LawId: lawIds,
  CompetenceId: competenceIds,
};
/** The same for fields that are plain text to the compiler, because MDX is not compiled. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  expert: expertIds,
  chart: ['casos', 'adolescentes', 'primera-infancia', 'encuesta'],
};

/** What the field `id` of a component may be, where the facts have it. */
const readOwnIds = (root: string): Readonly<Record<string, readonly string[] | undefined>> => ({
  Video: attempt(() => [...loadData('programme').videos, loadData('webinar').video].map(({id}) => id)),
  Term: attempt(() => Object.keys(readTerms(fs.readFileSync(path.join(root, TERMS_PAGE), 'utf8')))),
});

/** The components of `src/components/content` with the fields of their `Props`. */
export function readComponents(root: string, ids = readIds()): Component[] {
  const dir = path.join(root, 'src', 'components', 'content');
  const ownIds = readOwnIds(root);
  const icons = readIcons(root);
  const drawn = fs.readdirSync(path.join(root, 'src', 'art'));
  return fs
    .readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(dir, entry.name, 'index.tsx')))
    .map(({name}) => {
      const code = fs.readFileSync(path.join(dir, name, 'index.tsx'), 'utf8');
      const uses = new RegExp(`export default function ${name}\\([^)]*\\bProps\\b`).test(code);
      const block = uses ? (/interface Props \{\n([\s\S]*?)\n\}/.exec(code)?.[1] ?? '') : '';
      const props = [...block.matchAll(/^ {2}readonly (\w+)(\??): ([^;]+);/gm)].map(
        (match): ComponentProp => {
          const [, prop = '', optional, type = ''] = match;
          const base = {name: prop, isRequired: optional !== '?'};
          if (prop === 'icons') return {...base, values: icons, isList: true};
          if (prop === 'drawings') {
            const prefix = /`([\w-]+)-\$\{drawing\}`/.exec(code)?.[1] ?? '';
            const values = drawn.flatMap(
              (file) => new RegExp(`^${prefix}-([\\w-]+)\\.ts$`).exec(file)?.[1] ?? [],
            );
            return {...base, values, isList: true};
          }
          if (prop === 'id' && ownIds[name]) return {...base, values: ownIds[name]};
          if (name === 'CallToAction' && /^(?:primary|secondary)$/.test(prop))
            return ids.links ? {...base, values: ids.links, isTarget: true} : base;
          const values =
            literals(type) ??
            alias(type, code) ??
            BY_TYPE[type.trim()] ??
            (/^(?:string|ChartId)$/.test(type.trim())
              ? (BY_NAME[prop] ?? ids[REFERENCES[prop as keyof typeof REFERENCES]])
              : undefined);
          return values ? {...base, values} : base;
        },
      );
      const [, reads] = /\b(titled|drawn|list)Items\(children/.exec(code) ?? [];
      const wraps = reads === 'list' ? 'list' : reads ? 'titled' : undefined;
      return {name, props, wraps};
    });
}

function namesIn(file: string, pattern: RegExp): string[] {
  return fs.existsSync(file)
    ? [...fs.readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1]!)
    : [];
}

/** `'full' | 'card'` → full, card. */
function literals(type: string): string[] | undefined {
  const parts = type.split('|').map((part) => part.trim());
  return parts.every((part) => /^'[^']+'$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : undefined;
}

/** `type Variant = (typeof variants)[number]` over a list in the same file. */
function alias(type: string, code: string): string[] | undefined {
  const list = new RegExp(`type ${type.trim()} = \\(typeof (\\w+)\\)\\[number\\]`).exec(code)?.[1];
  const body = list && new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(code)?.[1];
  return body ? [...body.matchAll(/'([^']+)'/g)].map((match) => match[1]!) : undefined;
}
