import fs from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

import {checkContent} from '../../content/check/check';
import {readContext, readFiles, readPublished} from '../../content/check/project';
import {
  compareAddresses,
  nothingPublished,
  PUBLISHED_FILE,
  textHash,
  type Published,
} from '../../content/check/published';
import {addressesOf} from '../../content/check/words';
import {htmlFiles} from '../../plugins/pages';

/**
 * Writes down the addresses that readers may have kept, each with the text it leads to: those of
 * headings and, from the built site if there is one, those that components make. Never removes one (what
 * goes must be declared in «retirados») and never gives one to another text. `--textos` also accepts the
 * official texts as they are now; `--desde-cero` forgets what was written down, for a site that is not
 * published yet.
 */

const root = process.cwd();
const outDir = path.join(root, 'build');
const isNew = process.argv.includes('--desde-cero');
const published = isNew ? nothingPublished : readPublished(root);
const files = readFiles(root);
const {pages} = checkContent(files, readContext(root));

type Group = Published['titulos'];

/** A group with what a page has now; texts that changed in their places are brought up to date. */
function withPage(group: Group, route: string, now: ReadonlyMap<string, string>): Group {
  const old = group[route] ?? {};
  const taken = compareAddresses(old, now).taken.map(({id, text}): [string, string] => [id, text]);
  const all: Record<string, string> = {...old, ...Object.fromEntries([...now, ...taken])};
  const kept = Object.entries(all).filter(([id]) => !published.retirados[route]?.[id]);
  return kept.length > 0 ? {...group, [route]: Object.fromEntries(kept)} : group;
}

const titulos = pages.reduce(
  (group, {page, body}) =>
    withPage(group, page.route, new Map(body.headings.map((heading) => [heading.id, heading.path]))),
  published.titulos,
);

/** Ids that someone may link to; those of the frame and of controls are for the page itself. */
const isAddress = (id: string): boolean =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && !/-(?:titulo|title|respuesta|tip|open|panel)$/.test(id);

const componentes = (fs.existsSync(outDir) ? htmlFiles(outDir) : []).reduce((group, file) => {
  const route = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const now = addressesOf(fs.readFileSync(path.join(outDir, file), 'utf8'));
  const own = [...now].filter(([id]) => isAddress(id) && !titulos[route]?.[id]);
  return withPage(group, route, new Map(own));
}, published.componentes);

const acceptsTexts = process.argv.includes('--textos');
const textosOficiales = Object.fromEntries(
  files
    .filter(({file}) => path.posix.basename(file) === 'texto-oficial.txt')
    .map(({file, bytes}) => [file, (!acceptsTexts && published.textosOficiales[file]) || textHash(bytes)]),
);

const sorted = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).sort(([a], [b]) => a.localeCompare(b)));
const next: Published = {
  titulos: sorted(titulos),
  componentes: sorted(componentes),
  retirados: published.retirados,
  textosOficiales,
};
const file = path.join(root, PUBLISHED_FILE);
fs.writeFileSync(file, await format(JSON.stringify(next), {...(await resolveConfig(file)), filepath: file}));
console.log(`${PUBLISHED_FILE} está al día.`);
