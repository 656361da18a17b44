import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../data/problems';
import {attribute, elementsOf, parseHtml} from '../../lib/parsed-html';

/** Attributes that name a file or a page, on any element. */
const ADDRESSES = ['href', 'src', 'poster'] as const;

/** Files that are no page and name addresses of the site whole. */
const TEXTS = /\.(?:md|txt|xml|webmanifest|ics)$/;

/** Where the built site stands. */
export interface Place {
  /** Origin, without a path. */
  readonly url: string;
  /** Path, with both slashes. */
  readonly baseUrl: string;
}

/** What a page names: links, pictures, scripts, style sheets, the picture for social networks. */
function addressesOf(html: string): string[] {
  return [...elementsOf(parseHtml(html))].flatMap((element) => {
    const plain = ADDRESSES.map((name) => attribute(element, name));
    const choices = attribute(element, 'srcset')
      ?.split(',')
      .map((choice) => choice.trim().split(/\s/)[0]);
    const isPicture = attribute(element, 'property') === 'og:image';
    return [...plain, ...(choices ?? []), isPicture ? attribute(element, 'content') : undefined].flatMap(
      (address) => address || [],
    );
  });
}

const isFile = (file: string): boolean => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** The addresses of the built site that lead nowhere, each with the first place that names it. */
export function checkAddresses(outDir: string, {url, baseUrl}: Place): Problem[] {
  const missing = new Map<string, string>();
  const isThere = new Map<string, boolean>();
  const look = (address: string, page: string): void => {
    const base = `${url}${baseUrl}${page}`;
    if (!URL.canParse(address, base)) return;
    const {origin, pathname} = new URL(address, base);
    if (origin !== url || `${pathname}/` === baseUrl) return;
    if (!isThere.has(pathname)) {
      const name = pathname.startsWith(baseUrl) ? decodeURI(pathname.slice(baseUrl.length)) : undefined;
      const file = name === undefined ? undefined : path.join(outDir, name);
      isThere.set(
        pathname,
        file !== undefined && [file, `${file}.html`, path.join(file, 'index.html')].some(isFile),
      );
    }
    if (!isThere.get(pathname) && !missing.has(pathname)) missing.set(pathname, page);
  };
  for (const file of fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    const page = file.replaceAll(path.sep, '/');
    if (page.endsWith('.html'))
      for (const address of addressesOf(fs.readFileSync(path.join(outDir, file), 'utf8')))
        look(address, page);
    else if (TEXTS.test(page)) {
      const text = fs.readFileSync(path.join(outDir, file), 'utf8').replaceAll('\r\n ', '');
      for (const [address] of text.matchAll(/https?:\/\/[^\s"'<>()&\\]+/g))
        look(address.replace(/[.,;:]+$/, ''), page);
    }
  }
  return [...missing].map(([address, page]) => ({
    file: `${path.basename(outDir)}/${page}`,
    found: `una dirección que no lleva a nada: ${address}`,
    expected: 'una página o un archivo del sitio construido',
    cure: 'corrija el enlace o suba el archivo a static; si está bien escrito, avise a quien mantiene el sitio.',
  }));
}

/**
 * Links of the data that no built page shows.
 *
 * @param source text of `src/data/links.yaml`
 */
export function checkLinksUsed(
  outDir: string,
  links: readonly {readonly id: string; readonly href: string}[],
  source: string,
): Problem[] {
  const shown = new Set(
    fs
      .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => addressesOf(fs.readFileSync(path.join(outDir, file), 'utf8'))),
  );
  return links
    .filter(({href}) => !shown.has(href))
    .map(({id}) => ({
      file: 'src/data/links.yaml',
      line: source.split('\n').findIndex((row) => row.trim() === `- id: ${id}`) + 1,
      found: `el enlace «${id}», que ninguna página muestra`,
      expected: 'un enlace en alguna página por cada entrada',
      cure: `póngalo en una página con <OutboundLink link="${id}">…</OutboundLink>, o borre la entrada.`,
    }));
}
