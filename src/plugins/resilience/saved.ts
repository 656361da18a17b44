// What the worker says and shows, as pure functions: tested without a browser.

import {escapeMarkup} from '../../lib/markup';

/** A page that was saved, as the offline page lists it. */
export interface SavedPage {
  readonly url: string;
  readonly title: string;
}

/** Header of a saved response: when it was saved, in ISO form. */
export const SAVED_AT = 'x-saved-at';

/** «28 de noviembre de 2026 a las 8:05», in the visitor's own time zone. */
export function formatMoment(iso: string | null, timeZone?: string): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const zone = timeZone ? {timeZone} : {};
  const day = new Intl.DateTimeFormat('es-CO', {day: 'numeric', month: 'long', year: 'numeric', ...zone});
  const hour = new Intl.DateTimeFormat('es-CO', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  });
  return `${day.format(date)} a las ${hour.format(date).replace(/^0(\d)/, '$1')}`;
}

/** The same page with a bar over it that says that it is a saved copy, and of when. */
export function markAsSaved(html: string, savedAt: string | null): string {
  const moment = formatMoment(savedAt);
  const bar =
    `<aside class="saved-copy" aria-label="Copia guardada"><p>Copia guardada${moment && ` el ${moment}`}. ` +
    'No hay conexión o es muy lenta. <a href="">Intentar de nuevo</a></p></aside>';
  return html.replace(/<body\b[^>]*>/, (body) => body + bar);
}

/** Files under `assets/` that a page names, however it names them. */
export function assetsOf(html: string, scope: string): string[] {
  const folder = `${scope}assets/`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = html.matchAll(new RegExp(`(?<=["'=(\\s])${folder}[\\w./~%-]+\\.\\w+`, 'g'));
  return [...new Set([...names].map(([name]) => name))];
}

/** The title of a page without the name of the site. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/\s*\|[^|]*$/, '').trim();
}

// Colours of `tokens.css` by value: this page has to stand without any other file.
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-inline-size:40rem;padding:3rem 1.25rem;font:1.0625rem/1.6 'Noto Sans','Segoe UI',system-ui,sans-serif;color:#10282d;background:#fafbf7}
h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}
a{color:#0a5a66}ul{list-style:none;margin:0;padding:0}li a{display:block;padding-block:.6rem}
.again{display:inline-block;padding:.7rem 1.25rem;border-radius:.5rem;background:#ffb627;color:#10282d;font-weight:700;text-decoration:none}
:focus-visible{outline:3px solid #0a5a66;outline-offset:3px}
@media(prefers-color-scheme:dark){body{color:#e9f3ee;background:#0b1f23}a{color:#8fd3d0}.again{color:#10282d}:focus-visible{outline-color:#ffb627}}
`;

/** Shown without a connection for a page that was never opened: the way back and what is at hand. */
export function offlinePage(pages: readonly SavedPage[]): string {
  const list = pages.map(
    ({url, title}) => `<li><a href="${escapeMarkup(url)}">${title || escapeMarkup(url)}</a></li>`,
  );
  const saved =
    list.length > 0
      ? `<h2>Páginas guardadas en este equipo</h2><ul role="list">${list.join('')}</ul>`
      : '<p>En este equipo todavía no hay páginas guardadas.</p>';
  return (
    '<!doctype html><html lang="es-CO"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>Sin conexión</title><style>${STYLE}</style></head><body><main>` +
    '<h1>Sin conexión</h1><p>Esta página no está guardada en este equipo. Se podrá abrir cuando vuelva la conexión.</p>' +
    `<p><a class="again" href="">Intentar de nuevo</a></p>${saved}</main></body></html>`
  );
}
