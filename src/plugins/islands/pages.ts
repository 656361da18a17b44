import fs from 'node:fs';
import path from 'node:path';

import {changeEach, type Build, type Pages} from '../pages';
import {RESCUE_FILE} from '../resilience/inline';

import {compile} from './compile';
import {speculationRules} from './speculation';

interface Inline {
  readonly loader: string;
  /** Only for pages with an island that comes with them. */
  readonly atOnce: string;
  /** Only for pages of a law, which have `data-rail`. */
  readonly law: string;
  /** Only for the page with `data-not-found`. */
  readonly notFound: string;
  /** Only for pages with a session, which have `data-ends`. */
  readonly session: string;
  readonly rules: string;
}

const SCRIPT = /<meta\b(?=[^>]*\bname="?site-script\b)[^>]*\bcontent="?([^"\s>]+)"?[^>]*>/;
const ISLAND = /\sdata-island="?(\w+)/g;

/**
 * The page with its inline scripts. Its HTML names all that the islands on it will ask for, since that is
 * what the worker saves. Throws where the page names no script of the site.
 *
 * @param filesOf the files that an island of this name asks for
 */
export function addScripts(
  html: string,
  inline: Inline,
  filesOf: (island: string) => readonly string[],
): string {
  const {loader, atOnce, law, notFound, session, rules} = inline;
  const [meta, site] = SCRIPT.exec(html) ?? [];
  if (!meta || !site) throw new Error('the page names no script of the site.');
  if (!html.includes('</head>')) throw new Error('the page has no end of its head.');
  const islands = [...html.matchAll(ISLAND)].map(([, name]) => name!);
  const files = [...new Set(islands.flatMap(filesOf))];
  const scripts = [
    loader,
    /\sdata-when="?load\b/.test(html) ? atOnce : '',
    /\sdata-rail\b/.test(html) ? law : '',
    /\sdata-not-found\b/.test(html) ? notFound : '',
    /\sdata-ends\b/.test(html) ? session : '',
  ].join('');
  return html
    .replace(
      meta,
      () => `<meta name=site-script content="${[site, ...files].join(' ')}"><script>${scripts}</script>`,
    )
    .replace('</head>', () => `${rules}</head>`);
}

/** Every page of a built site. */
export function addScriptsToPages(pages: Pages, {outDir, baseUrl}: Build): Pages {
  const built = fs.readdirSync(path.join(outDir, 'assets/js'));
  const fileOf = (name: string): string => {
    const file = built.find((entry) => entry.startsWith(`${name}.`));
    if (!file) throw new Error(`the bundler made no file «${name}.….js».`);
    return `${baseUrl}assets/js/${file}`;
  };
  const filesOf = (island: string): string[] => ['react', `island-${island}`].map(fileOf);
  const inline = {
    loader: compile('loader', {RESCUE: `${baseUrl}${RESCUE_FILE}`}),
    atOnce: compile('at-once'),
    law: compile('later'),
    notFound: compile('not-found'),
    session: compile('past-session'),
    rules: speculationRules(baseUrl),
  };
  return changeEach(pages, (html) => addScripts(html, inline, filesOf));
}
