import path from 'node:path';

import {spanishErrors, toProblems} from '../../data/issues';
import {checkDuties} from '../../data/law-coverage';
import {closest, type Problem} from '../../data/problems';
import {unknownIds} from '../../data/references';
import {pageFrontMatter} from '../../data/schemas/pages';
import {beside, locate, parseYaml} from '../../data/yaml';
import {HOME} from '../../lib/sections';
import {slugify} from '../../lib/text';

import type {Context} from './types';
import {isPlain} from './writing';

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  readonly route: string;
}

/** Last part of a page's address, from its file name: that of the folder when the file is `index`. */
export function nameOf(file: string): string {
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  // As the rule about names asks for it, so that a bad name is told once.
  return slugify(name === 'index' ? path.posix.basename(path.posix.dirname(file)) : name);
}

/** The home page, the only one of its section. */
const HOME_FILE = 'src/pages/index.mdx';

/** The address of a page, from its file. */
export const routeOf = (file: string): string => (file === HOME_FILE ? '/' : `/${nameOf(file)}`);

const EXAMPLE = 'title: "Ley 2491: qué pide"';

/** The cure where nothing looks like what was typed. */
export const NO_GUESS = 'escriba la dirección de la página: una barra y el nombre de su archivo, sin .mdx';

/** The page of errors, and folders that the build makes. */
const TAKEN = new Set(['/404', '/assets', '/img', '/pagefind', '/calendario', '/formatos']);

/** Reads and checks the block between the two lines `---` at the start of a page. */
export function checkFrontMatter(file: string, text: string, context: Context): FrontMatter {
  const route = routeOf(file);
  const block = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text);
  if (!block) {
    const hasStart = /^---/.test(text);
    const problem: Problem = {
      file,
      line: 1,
      column: 1,
      found: hasStart ? 'una ficha que empieza con «---» y no termina' : 'una página sin ficha',
      expected: 'la ficha de la página entre dos líneas de tres guiones',
      cure: hasStart
        ? 'escriba «---» en una línea, después del último campo de la ficha.'
        : 'copie la ficha de una página parecida, o de docs/_plantillas, en la primera línea del archivo.',
      example: '---',
    };
    return {data: {}, problems: [problem], route};
  }

  // One line for the opening dashes, so that lines keep their numbers.
  const source = parseYaml(file, Buffer.from(`\n${block[1]!}`, 'utf8'));
  if (source.problems.length > 0) {
    return {data: {}, problems: source.problems.map((problem) => ({...problem, example: EXAMPLE})), route};
  }
  const data = (source.document.toJS() ?? {}) as Record<string, unknown>;
  const result = pageFrontMatter.safeParse(data, {error: spanishErrors});
  const issues = result.success ? [] : toProblems(source, data, result.error.issues);
  const problems = [...source.slips, ...beside(source.slips, issues)];
  const add = (field: string, problem: Pick<Problem, 'found' | 'expected' | 'cure'>): void => {
    problems.push({file, ...locate(source, [field]), field, ...problem});
  };

  for (const {path: place, ...finding} of unknownIds(data, context.ids ?? {}))
    problems.push({file, ...locate(source, place), field: place.join('.'), ...finding});

  const {slug, expert, art, articles} = data;
  const isDoc = file.startsWith('docs/');
  const isMisspelt = issues.some(({cure}) => cure.includes('«slug»'));
  if (isDoc && slug === undefined && expert === undefined && !isMisspelt) {
    add('slug', {
      found: 'nada: falta el campo',
      expected: 'la dirección de la página, igual al nombre del archivo',
      cure: `agregue la línea «slug: ${route}».`,
    });
  } else if (
    typeof slug === 'string' &&
    /^\/[a-z0-9-]+$/.test(slug) &&
    slug !== route &&
    isPlain(path.posix.basename(file))
  ) {
    add('slug', {
      found: `«${slug}»`,
      expected: `«${route}», igual al nombre del archivo`,
      cure: `escriba «slug: ${route}»; si la dirección debe cambiar, cambie también el nombre del archivo y agregue la anterior a src/data/redirects.yaml.`,
    });
  }
  if (result.success && (result.data.section === HOME) !== (file === HOME_FILE)) {
    add('section', {
      found: `«${result.data.section}»`,
      expected: `«${HOME}» en ${HOME_FILE}, y en ninguna otra página`,
      cure:
        file === HOME_FILE
          ? `escriba «section: ${HOME}».`
          : 'escriba la sección de una página parecida, por ejemplo «section: recursos».',
    });
  }
  if (TAKEN.has(route)) {
    problems.push({
      file,
      found: `una página en ${route}, una dirección que el sitio usa para otra cosa`,
      expected: 'una dirección propia',
      cure: 'cambie el nombre del archivo y el slug, por ejemplo, con otra palabra.',
    });
  }
  if (typeof art === 'string' && !context.drawings.includes(art)) {
    const slip = closest(art, context.drawings);
    add('art', {
      found: `«${art}»`,
      expected: 'el nombre de un dibujo de src/art',
      cure: slip ? `¿quiso escribir «${slip}»? Si no, borre la línea.` : 'borre la línea.',
    });
  }
  if (Array.isArray(articles)) {
    articles.forEach((entry: {related?: unknown} | null, index) => {
      if (!Array.isArray(entry?.related)) return;
      entry.related.forEach((to, place) => {
        if (typeof to !== 'string' || context.routes.includes(to)) return;
        const slip = closest(to, context.routes);
        const moved = context.redirects?.[to];
        problems.push({
          file,
          ...locate(source, ['articles', index, 'related', place]),
          field: 'related',
          found: `«${to}»`,
          expected: 'una página que exista en el sitio',
          cure: moved
            ? `la página cambió de dirección: escriba ${moved}`
            : slip
              ? `¿quiso escribir ${slip}?`
              : NO_GUESS,
        });
      });
    });
  }
  if (result.success && result.data.law && result.data.articles && context.lawLines) {
    for (const {path: place, ...finding} of checkDuties(
      result.data.law,
      result.data.articles,
      context.lawLines,
    )) {
      problems.push({file, ...locate(source, place), field: place.join('.'), ...finding});
    }
  }
  const expertRoute = typeof expert === 'string' ? context.expertRoutes[expert] : undefined;
  return {data, problems, route: expertRoute ?? route};
}

/** Words for a picture or file that is not in `static/`: most often its letters differ in case. */
export function missingAsset(
  address: string,
  assets: Context['assets'],
): Pick<Problem, 'found' | 'expected' | 'cure'> {
  const names = [...assets.keys()];
  const sameButCase = names.find((name) => name.toLowerCase() === address.toLowerCase());
  if (sameButCase) {
    return {
      found: `«${address}»; el archivo se llama «${sameButCase}»`,
      expected: 'las mismas mayúsculas y minúsculas que el nombre del archivo',
      cure: `escriba «${sameButCase}».`,
    };
  }
  const slip = closest(address, names);
  return {
    found: `«${address}», que no existe`,
    expected: 'un archivo que esté en la carpeta static',
    cure: slip
      ? `¿quiso escribir «${slip}»?`
      : `suba el archivo a static${address.slice(0, address.lastIndexOf('/'))} con ese mismo nombre.`,
  };
}
