import fs from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';

import {builtFile} from '../plugins/content-check/built';
import {
  checkContent,
  nothingPublished,
  PUBLISHED_FILE,
  textHash,
  type Published,
} from '../plugins/content-check/check';
import {readContext, readFiles, readPublished} from '../plugins/content-check/project';
import {idsOf} from '../plugins/content-check/words';

/**
 * Writes down the addresses that readers may have kept: ids of headings and, from the built site if
 * there is one, ids that components make. Adds what is new and never removes: what goes must be
 * declared in «retirados». `--textos` also accepts the official texts as they are now; `--desde-cero` forgets
 * what was written down, for a site that is not published yet.
 */

const root = process.cwd();
const outDir = path.join(root, 'build');
const isNew = process.argv.includes('--desde-cero');
const published = isNew ? nothingPublished : readPublished(root);
const files = readFiles(root);
const {pages} = checkContent(files, readContext(root));

type Ids = Record<string, readonly string[]>;

const merged = (route: string, old: Readonly<Ids>, found: readonly string[]): string[] =>
  [...new Set([...(old[route] ?? []), ...found])].filter((id) => !published.retirados[route]?.[id]);

const titulos: Ids = {...published.titulos};
for (const {page, body} of pages) {
  titulos[page.route] = merged(
    page.route,
    published.titulos,
    body.headings.map(({id}) => id),
  );
}

/** Ids that someone may link to; those of the frame and of controls are for the page itself. */
const isAddress = (id: string): boolean =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && !/-(?:titulo|respuesta|tip|open|panel)$/.test(id);

const componentes: Ids = {...published.componentes};
const sitemap = path.join(outDir, 'sitemap.xml');
if (fs.existsSync(sitemap)) {
  const base = process.env.BASE_URL ?? '/';
  for (const [, url] of fs.readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const route = `/${new URL(url!).pathname.slice(base.length)}`;
    const html = fs.readFileSync(builtFile(outDir, route), 'utf8');
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const ids = [...idsOf(main)].filter((id) => isAddress(id) && !titulos[route]?.includes(id));
    const all = merged(route, published.componentes, ids);
    if (all.length > 0) componentes[route] = all;
  }
}

const acceptsTexts = process.argv.includes('--textos');
const textosOficiales = Object.fromEntries(
  files
    .filter(({file}) => path.posix.basename(file) === 'texto-oficial.txt')
    .map(({file, bytes}) => [file, (!acceptsTexts && published.textosOficiales[file]) || textHash(bytes)]),
);

const sorted = (ids: Ids): Ids =>
  Object.fromEntries(Object.entries(ids).sort(([a], [b]) => a.localeCompare(b)));
const next: Published = {
  titulos: sorted(titulos),
  componentes: sorted(componentes),
  retirados: published.retirados,
  textosOficiales,
};
const options = {parser: 'json', printWidth: 110} as const;
fs.writeFileSync(path.join(root, PUBLISHED_FILE), await format(JSON.stringify(next), options));
console.log(`${PUBLISHED_FILE} está al día.`);
