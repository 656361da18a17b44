import path from 'node:path';
import type {Heading, Image, Link, Node, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {slugify} from '../../lib/text';

import {missingAsset} from './front-matter';
import {checkLeftovers} from './leftovers';
import {safely, type PageLink} from './links';
import {checkRows} from './rows';
import {covered, placeOf, type Scan} from './scan';
import type {Context, Page, Report} from './types';

/** Largest picture that a page may bring, in bytes. */
export const MAX_PICTURE = 400_000;

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

export interface HeadingId {
  readonly id: string;
  /** Its text after those of the headings it stands under: «Artículo 5 › Parágrafo». */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export interface Body {
  readonly headings: readonly HeadingId[];
  readonly links: readonly PageLink[];
}

type Parent = Node & {readonly children?: readonly Node[]; readonly value?: string};

/** Stands for a tag inside a line, so that the line stays what it is. */
const FILLER = '\u2063';

const textOf = (node: Parent): string =>
  (node.value ?? (node.children ?? []).map((child) => textOf(child)).join('')).replaceAll(FILLER, '');

/** Text as GitHub reads it, without front matter, tags and comments, every place unchanged. */
export function plainMarkdown({text}: Page, scan: Scan): string {
  const rangeText = (start: number, end: number): string => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const to = text.indexOf('\n', end);
    return text.slice(from, to === -1 ? undefined : to);
  };
  const ranges = [
    ...scan.tags,
    ...scan.comments,
    // A comment that does not end would hide the rest from this reader; the site shows it as text.
    ...scan.angles.filter((at) => /[!?]/.test(text[at + 1] ?? '')).map((at) => ({start: at, end: at + 1})),
  ];
  const isAlone = ({start, end}: {start: number; end: number}): boolean =>
    rangeText(start, end)
      .replace(/<[^<>]*>|\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g, '')
      .trim() === '';
  const alone = ranges.filter(isAlone);
  const notices = [...text.matchAll(/^[ \t]*:{3,}[^\n]*$/gm)]
    .map(({index, 0: row}) => ({start: index, end: index + row.length}))
    .filter(({start}) => start >= scan.bodyStart);
  const blank = [{start: 0, end: scan.bodyStart}, ...alone, ...notices];
  return covered(
    covered(text, blank),
    ranges.filter((range) => !isAlone(range)),
    FILLER,
  );
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Rules about Markdown itself: headings, links, pictures, leftovers of other programs. */
export function checkBody(page: Page, scan: Scan, context: Context, report: Report): Body {
  const markdown = plainMarkdown(page, scan);
  const tree: Root = parser.parse(markdown);
  const rows = page.text.split('\n');
  const headings: HeadingId[] = [];
  const links: PageLink[] = [];
  /** The last heading and those it stands under. */
  const above: {readonly id: string; readonly title: string}[] = [];
  let level = 1;

  const placeOfNode = (node: Node): {line: number; column: number} => ({
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  });
  const source = (node: Node): string =>
    page.text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

  visit(tree);
  if (wordsOf(textOf(tree)) < 5 && scan.tags.length === 0) {
    report({
      line: placeOf(page.text, scan.bodyStart).line,
      column: 1,
      found: 'una página sin texto debajo de la ficha',
      expected: 'al menos un párrafo',
      cure: 'recupere el texto del historial del archivo («History»).',
    });
  }
  checkRows(page, scan, markdown, report);
  return {headings, links};

  function visit(node: Parent): void {
    if (node.type === 'heading') heading(node as Heading);
    if (node.type === 'link') link(node as Link);
    if (node.type === 'image') image(node as Image);
    if (node.type === 'definition')
      links.push({address: (node as unknown as {url: string}).url, ...placeOfNode(node)});
    if (node.type === 'text') prose(node);
    if (node.type === 'text' || node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      checkLeftovers(node, markdown, report);
    if (node.type === 'table') table(node);
    if (node.type === 'code' && !/^\s*(?:`{3}|~{3})/.test(source(node).trimStart())) {
      report({
        ...placeOfNode(node),
        found: 'un párrafo que empieza con un tabulador o cuatro espacios: GitHub lo muestra como código',
        expected: 'párrafos sin sangría',
        cure: 'borre los espacios del comienzo de la línea.',
      });
    }
    node.children?.forEach((child) => visit(child));
  }

  function heading(node: Heading): void {
    const place = placeOfNode(node);
    const row = rows[place.line - 1] ?? '';
    const title = textOf(node)
      .replace(/\s*\{#[^}]*\}\s*$/, '')
      .trim();
    if (!/^\s*#/.test(source(node)) && /\n/.test(source(node))) {
      // Of a conflict, which has its own message.
      if (/\n={7}$/.test(source(node))) return;
      report({
        ...place,
        line: node.position!.end.line,
        found: 'una línea de guiones o de signos = pegada al párrafo: convierte el párrafo en título',
        expected: 'una línea vacía antes de los guiones, o un título con ##',
        cure: 'agregue una línea vacía entre el párrafo y los guiones.',
      });
      return;
    }
    if (title === '') {
      report({
        ...place,
        found: 'un título sin texto',
        expected: '## y el texto del título',
        cure: 'escriba el título o borre la línea.',
      });
      return;
    }
    if (node.depth === 1) {
      report({
        ...place,
        found: `«# ${title}», un segundo título de página`,
        expected: 'un solo título de página: el de la ficha (title)',
        cure: `escriba ## ${title}`,
      });
    } else if (node.depth > level + 1) {
      report({
        ...place,
        found: `«${'#'.repeat(node.depth)} ${title}», después de un título de nivel ${level}`,
        expected: `como máximo ${'#'.repeat(level + 1)}, sin saltar niveles`,
        cure: `escriba ${'#'.repeat(level + 1)} ${title}`,
      });
    }
    level = Math.max(node.depth, 1);

    const fixed = /(?:\{\s*\/\*\s*#(.*?)\s*\*\/\s*\}|<!--\s*#(.*?)\s*-->|\{#(.*?)\})\s*$/.exec(row);
    const id = fixed ? (fixed[1] ?? fixed[2] ?? fixed[3] ?? '') : undefined;
    if (id !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      report({
        line: place.line,
        column: fixed!.index + 1,
        found: `«#${id}», la dirección de un título`,
        expected: 'minúsculas y guiones, sin tildes ni espacios',
        cure: `escriba {/* #${slugify(id) || slugify(title)} */}`,
      });
      return;
    }
    const almost = /\{[\s/*]*#([\w-]+)[^}]*\}?\s*$/.exec(row);
    if (!fixed && almost) {
      report({
        line: place.line,
        column: almost.index + 1,
        found: `«${almost[0].trim()}», la dirección de un título mal escrita`,
        expected: '{/* #direccion */} al final del título',
        cure: `escriba {/* #${slugify(almost[1]!)} */}`,
      });
      return;
    }
    const address = id ?? (slugify(title) || 'seccion');
    above.splice(Math.max(0, node.depth - 2));
    const ownAddress = `{/* #${above.length > 0 ? `${above.at(-1)!.id}-${address}` : `${address}-2`} */}`;
    above.push({id: address, title});
    const twin = headings.find((entry) => entry.id === address);
    if (twin) {
      report({
        line: place.line,
        column: (fixed?.index ?? 0) + 1,
        found: `«${title}», con la misma dirección que el título de la línea ${twin.line}: #${address}`,
        expected: 'una dirección distinta para cada título',
        cure: `ponga {/* #${address} */} al que ya estaba publicado y una propia al nuevo, por ejemplo ${ownAddress}`,
      });
    }
    headings.push({id: address, path: above.map((part) => part.title).join(' › '), ...place});
  }

  /** Cells beyond those of the header are not shown. */
  function table({children: rowsOfTable = []}: Parent): void {
    const [header, ...others] = rowsOfTable as readonly Parent[];
    const width = header?.children?.length ?? 0;
    for (const row of others) {
      const extra = (row.children ?? []).slice(width).find((cell) => textOf(cell).trim() !== '');
      if (!extra) continue;
      report({
        ...placeOfNode(extra),
        found: `«${textOf(extra).trim()}», una celda que no se mostraría: el encabezado tiene ${width} columnas y esta fila ${row.children!.length}`,
        expected: `${width} celdas en cada fila, como en el encabezado`,
        cure: 'borre la barra | que sobra (o escriba \\| si es un signo), o agregue una columna al encabezado y a la línea de guiones.',
      });
    }
  }

  function link(node: Link): void {
    const place = placeOfNode(node);
    const written = source(node);
    // A transform of the parser may leave a link without a place.
    if (!node.position) return;
    const label = (node.children as readonly Parent[]).some(({type}) => type === 'image')
      ? 'imagen'
      : textOf(node).trim();
    links.push({address: node.url, ...place});
    if (!written.startsWith('[')) {
      if (/^<|@/.test(written)) return;
      report({
        ...place,
        found: `«${written}», una dirección suelta`,
        expected: 'un enlace con un texto que diga a dónde lleva',
        cure: `escriba [texto](${node.url}), o póngala en src/data/links.yaml y use <OutboundLink link="…" />.`,
      });
    } else if (label === '' && !hasTag(node)) {
      report({
        ...place,
        found: `«${written}», un enlace sin texto`,
        expected: 'el texto que se lee y se pulsa',
        cure: `escriba [texto del enlace](${node.url || '/pagina'})`,
      });
    } else if (/^(?:aquí|aqui|haga clic aquí|clic aquí|click aquí|ver más|enlace|link)$/i.test(label)) {
      report({
        ...place,
        found: `«${label}», un enlace que no dice a dónde lleva`,
        expected: 'el nombre de la página o del documento',
        cure: `escriba, por ejemplo, [la Ley 2491](${node.url})`,
      });
    }
    if (node.url === '' || node.url === '#') {
      report({
        ...place,
        found: `«${written}», un enlace sin dirección`,
        expected: 'la dirección entre paréntesis',
        cure: 'escriba, por ejemplo, [la Ley 2491](/ley-2491-de-2025)',
      });
    }
  }

  function hasTag(node: Node): boolean {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    return scan.tags.some((tag) => tag.start >= start && tag.end <= end);
  }

  function image(node: Image): void {
    const place = placeOfNode(node);
    const written = source(node);
    if (
      (node.alt ?? '').trim() === '' ||
      /^[\w-]+\.\w{3,4}$|^(?:image|imagen|img|foto)$/i.test(node.alt ?? '')
    ) {
      report({
        ...place,
        found: `«${written}», una imagen sin texto alternativo`,
        expected: 'una frase que diga qué se ve, para quien no ve la imagen',
        cure: `escriba ![qué se ve](${node.url})`,
      });
    }
    checkPicture(node.url, place);
  }

  function checkPicture(url: string, place: {line: number; column: number}): void {
    if (/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(url)) {
      report({
        ...place,
        found: `«${url}», una imagen de otro sitio`,
        expected: 'una imagen de la carpeta static/img',
        cure: 'descargue la imagen, súbala a static/img y escriba ![qué se ve](/img/archivo.png)',
      });
      return;
    }
    const address = decodeURI(safely(url));
    if (!address.startsWith('/')) {
      report({
        ...place,
        found: `«${url}», una imagen que no está en static/img`,
        expected: 'una imagen de static/img, con su dirección desde la barra',
        cure: `suba la imagen a static/img y escriba ![qué se ve](/img/${path.posix.basename(address).toLowerCase()})`,
      });
      return;
    }
    const size = context.assets.get(address);
    if (size === undefined) {
      report({...place, ...missingAsset(address, context.assets)});
    } else if (size > MAX_PICTURE && PICTURE.test(address)) {
      report({
        ...place,
        found: `«${address}», una imagen de ${Math.round(size / 1000)} kB`,
        expected: `una imagen de ${MAX_PICTURE / 1000} kB como máximo`,
        cure: 'redúzcala a 1600 píxeles de ancho, o guárdela en formato WebP.',
      });
    }
  }

  /** Text that looks like Markdown and is not. */
  function prose(node: Parent): void {
    const value = node.value ?? '';
    const broken = /\]\(([^()\n]*\s[^()\n]*)\)/.exec(value);
    if (broken && !/^\S+\s+["'(]/.test(broken[1]!)) {
      report({
        ...placeIn(node, broken.index),
        found: `«${broken[1]}», una dirección con espacios`,
        expected: 'una dirección sin espacios ni tildes',
        cure: `cambie el nombre del archivo y escriba, por ejemplo, [texto](/${slugify(broken[1]!.replace(/\.\w+$/, ''))})`,
      });
    }
    const reference = /\[[^\][\n]+\]\s\((?:\/|https?:)[^()\n]*\)/.exec(value);
    if (reference) {
      report({
        ...placeIn(node, reference.index),
        found: `«${reference[0]}», con un espacio entre el texto y la dirección`,
        expected: '[texto](dirección), sin espacio en medio',
        cure: `escriba ${reference[0].replace(/\]\s\(/, '](')}`,
      });
    }
  }

  function placeIn(node: Node, offset: number): {line: number; column: number} {
    return placeOf(page.text, (node.position?.start.offset ?? 0) + offset);
  }
}

const wordsOf = (text: string): number => (text.match(/\p{L}{2,}/gu) ?? []).length;
