import {createHash} from 'node:crypto';

import type {Problem} from '../../data/problems';

import type {Body} from './body';
import type {Page, SourceFile} from './types';

/** Ids, and the text that readers find at each. */
type Addresses = Readonly<Record<string, string>>;

/** What was published and must not vanish, nor lead to another text, unsaid. */
export interface Published {
  /** By route, the id of each heading of a Markdown page with its text, after those it stands under. */
  readonly titulos: Readonly<Record<string, Addresses>>;
  /** By route, the ids that components make with the text at each; compared with the built site. */
  readonly componentes: Readonly<Record<string, Addresses>>;
  /** Ids that were withdrawn on purpose, with the reason. */
  readonly retirados: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** SHA-256 of each official text. */
  readonly textosOficiales: Readonly<Record<string, string>>;
}

export const PUBLISHED_FILE = 'src/data/published-anchors.json';
export const nothingPublished: Published = {titulos: {}, componentes: {}, retirados: {}, textosOficiales: {}};

interface Kept {
  /** Published ids that are nowhere on the page. */
  readonly missing: readonly string[];
  /** Published ids that stand at another text while their own has another address. */
  readonly taken: readonly {readonly id: string; readonly text: string; readonly movedTo: string}[];
  /** Withdrawn ids that are on the page again. */
  readonly back: readonly string[];
}

/**
 * Compares the addresses that a page has with those that were published. A text that only changed is
 * no fault: its old form is nowhere else.
 */
export function compareAddresses(
  published: Addresses,
  now: ReadonlyMap<string, string>,
  withdrawn: Addresses = {},
): Kept {
  const entries = Object.entries(published).filter(([id]) => !withdrawn[id]);
  return {
    missing: entries.flatMap(([id]) => (now.has(id) ? [] : [id])),
    taken: entries.flatMap(([id, text]) => {
      if (!now.has(id) || now.get(id) === text) return [];
      const movedTo = [...now.keys()].find((other) => now.get(other) === text && published[other] !== text);
      return movedTo === undefined ? [] : [{id, text, movedTo}];
    }),
    back: Object.keys(withdrawn).filter((id) => now.has(id)),
  };
}

export const KEPT = 'las direcciones publicadas, porque otras personas pueden tener el enlace';

/** Addresses of headings and official texts that changed without a word. */
export function checkPublished(
  files: readonly SourceFile[],
  pages: readonly {readonly page: Page; readonly body: Body}[],
  published: Published,
  redirects: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  for (const [route, addresses] of Object.entries(published.titulos)) {
    const entry = pages.find(({page}) => page.route === route);
    if (entry) {
      problems.push(...checkHeadings(entry, addresses, published.retirados[route]));
      continue;
    }
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
  }
  return [...problems, ...checkOfficialTexts(files, published.textosOficiales)];
}

function checkHeadings(
  {page, body: {headings}}: {readonly page: Page; readonly body: Body},
  addresses: Addresses,
  withdrawn?: Addresses,
): Problem[] {
  const {missing, taken, back} = compareAddresses(
    addresses,
    new Map(headings.map(({id, path}) => [id, path])),
    withdrawn,
  );
  const ids = Object.keys(addresses);
  const headingOf = (id: string) => headings.find((heading) => heading.id === id)!;
  const placeOf = (id: string) => ({
    file: page.file,
    line: headingOf(id).line,
    column: headingOf(id).column,
  });
  return [
    ...missing.map((id): Problem => {
      const article = /^articulo-(\d+)$/.exec(id)?.[1];
      return {
        file: page.file,
        line: headings.filter((heading) => ids.indexOf(heading.id) < ids.indexOf(id)).at(-1)?.line ?? 1,
        column: 1,
        found: article
          ? `falta el artículo ${article}, que ya estaba publicado (#${id})`
          : `falta el título con la dirección #${id}, que ya estaba publicada`,
        expected: KEPT,
        cure: `devuelva el título, o póngale {/* #${id} */} al que lo reemplaza. Si se retira a propósito, escríbalo en ${PUBLISHED_FILE}, en «retirados», con el motivo.`,
        example: `"retirados": {"${page.route}": {"${id}": "motivo"}}`,
      };
    }),
    ...taken.map(({id, text, movedTo}): Problem => ({
      ...placeOf(id),
      found: `«#${id}», la dirección publicada de «${text}», en «${headingOf(id).path}»`,
      expected: KEPT,
      cure: `ponga {/* #${id} */} al título de la línea ${headingOf(movedTo).line}, que es el suyo, y a este otra dirección.`,
    })),
    ...back.map((id): Problem => ({
      ...placeOf(id),
      found: `«#${id}», una dirección que se retiró, otra vez en uso`,
      expected: 'direcciones nuevas para los títulos nuevos',
      cure: `cámbiela. Si es el mismo apartado, que vuelve, borre su línea de «retirados», en ${PUBLISHED_FILE}.`,
    })),
  ];
}

function checkOfficialTexts(
  files: readonly SourceFile[],
  published: Published['textosOficiales'],
): Problem[] {
  const problems: Problem[] = [];
  for (const {file, bytes} of files) {
    const expected = published[file];
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
  for (const file of Object.keys(published)) {
    if (files.some((source) => source.file === file)) continue;
    problems.push({
      file,
      found: 'nada: el texto oficial ya no está',
      expected: 'el archivo del texto oficial',
      cure: `recupérelo del historial, o borre su línea de ${PUBLISHED_FILE}.`,
    });
  }
  return problems;
}

/** Same for any line ends and with or without a byte-order mark. */
export function textHash(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  return createHash('sha256').update(text).digest('hex');
}
