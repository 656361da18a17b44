import path from 'node:path';

import {closest} from '../../data/problems';
import {slugify} from '../../lib/text';

import {missingAsset, NO_GUESS} from './front-matter';
import type {Context, NamedPart, Page, Report} from './types';

export interface PageLink {
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

/** An address that `decodeURI` can read, whatever was typed. */
export function safely(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return encodeURI(url);
  }
}

/** Addresses: pages, anchors and files that exist, written as their own names are. */
export function checkLinks(
  page: Pick<Page, 'route'>,
  links: readonly PageLink[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  context: Context,
  report: Report,
): void {
  const routes = [...ids.keys()];
  for (const {address, line, column} of links) {
    const place = {line, column};
    const wrong = (expected: string, cure: string, found = `«${address}»`): void =>
      report({...place, found, expected, cure});
    if (/^(?:mailto|tel):/i.test(address) || address === '') continue;
    // `javascript:`, `data:`, `file:`, a disk of this computer: whatever is not for the web.
    if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(address)) {
      wrong(
        'una dirección que se pueda abrir desde cualquier computador',
        'escriba una dirección https:// o la de una página del sitio.',
      );
    } else if (/^[/\\]{2}|^[/\\]*\\/.test(address)) {
      // Browsers read these as another site.
      wrong(
        'una dirección completa, que empieza por https://',
        `escriba https://${address.replace(/^[/\\]+/, '')}, o una página del sitio, con una sola barra.`,
      );
    } else if (address.startsWith(`${context.siteUrl}/`) || address === context.siteUrl) {
      wrong(
        'la dirección corta de la página, desde la barra',
        `escriba ${address.slice(context.siteUrl.length) || '/'}`,
      );
    } else if (/^http:\/\//i.test(address)) {
      wrong('una dirección que empieza por https://', `escriba ${address.replace(/^http:/i, 'https:')}`);
    } else if (/^https:\/\/|^www\./i.test(address)) {
      if (address.startsWith('www.'))
        wrong('una dirección que empieza por https://', `escriba https://${address}`);
    } else inside(address, wrong);
  }

  function inside(address: string, wrong: (expected: string, cure: string, found?: string) => void): void {
    if (/^[^\s/@?#]+@[^\s/@?#]+\.\w+$/.test(address)) {
      wrong('un correo que se pueda abrir', `escriba mailto:${address}`);
      return;
    }
    if (/^\+?[\d().-]{7,}$/.test(address)) {
      wrong('un teléfono que se pueda marcar', `escriba tel:${address.replace(/[^\d+]/g, '')}`);
      return;
    }
    const [pathname = '', hash] = decodeURI(safely(address))
      .replace(/\?[^#]*/, '')
      .split('#');
    const ending = /\.(?:mdx?|html?)$/.exec(pathname)?.[0];
    if (ending !== undefined) {
      wrong(`la dirección de la página, sin ${ending}`, `escriba /${path.posix.basename(pathname, ending)}`);
      return;
    }
    const target = pathname === '' ? page.route : pathname;
    if (context.assets.has(target)) return;
    if (/\.\w{2,5}$/.test(target)) {
      if (!target.startsWith('/')) {
        const name = path.posix.basename(target);
        wrong('un archivo de la carpeta static', `suba el archivo a static y escriba /${name}`);
        return;
      }
      const {found, expected, cure} = missingAsset(target, context.assets);
      wrong(expected, cure, found);
      return;
    }
    if (!ids.has(target)) {
      const moved = context.redirects?.[target];
      const plain = `/${slugify(target.replace(/^\.*\/|\/$/g, ''))}`;
      const meant = routes.find((route) => route === plain) ?? closest(target, routes);
      wrong(
        'una página que exista en el sitio',
        moved
          ? `la página cambió de dirección: escriba ${moved}${hash === undefined ? '' : `#${hash}`}`
          : meant
            ? `¿quiso escribir ${meant}?`
            : NO_GUESS,
      );
      return;
    }
    const known = ids.get(target)!;
    if (hash === undefined || known.size === 0 || known.has(hash)) return;
    const meant = known.has(slugify(hash)) ? slugify(hash) : closest(hash, [...known]);
    wrong(
      `un título o apartado que exista en ${target}`,
      meant
        ? `¿quiso escribir ${pathname}#${meant}?`
        : `use uno de estos: ${[...known]
            .slice(0, 8)
            .map((id) => `#${id}`)
            .join(', ')}.`,
    );
  }
}

const PART = /(?<=[\s"'[,]|^)\/[a-z0-9-]*#[^\s"',:\]}]+/g;
const COMMENT = /^\s*#.*/;

/** The parts of pages that a data file names, as keys or values. */
export const partsIn = (file: string, text: string): NamedPart[] =>
  text.split('\n').flatMap((row, index) =>
    [...row.replace(COMMENT, '').matchAll(PART)].map(({0: address, index: at}) => ({
      file,
      address,
      line: index + 1,
      column: at + 1,
    })),
  );
