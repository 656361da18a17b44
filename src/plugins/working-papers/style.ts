import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

import {dropUnasked} from '../lean-bundle/join-sheets';

import {WIDTHS} from './frame';

const FONT = /^encode-sans-latin-[0-9a-f]+\.woff2$/;

/** The site's typeface in a built site, as a preview names it. Throws when it is not there. */
export function fontIn(outDir: string): string {
  const font = readdirSync(path.join(outDir, 'assets', 'fonts')).find((name) => FONT.test(name));
  if (!font) throw new Error(`no font «encode-sans-latin-….woff2» in ${outDir}/assets/fonts.`);
  return `../assets/fonts/${font}`;
}

/** Columns of tables: `.c4 th:nth-child(2){width:28%}`. */
const columns = Object.entries(WIDTHS).flatMap(([count, widths]) =>
  widths.map((width, index) => `.c${count} th:nth-child(${index + 1}){width:${width}%}`),
);

/**
 * The style of a preview: `preview.css` and the tokens of the site that it asks for, in the colour mode of
 * the device, for no script is there to know another.
 *
 * @param font address of the site's typeface; without it, its stand-in
 */
export function previewStyle(font?: string): string {
  const tokens = postcss.parse(readFileSync('src/css/tokens.css', 'utf8'));
  tokens.walkAtRules('media', (media) => {
    if (media.params === 'not print') media.params = 'screen and (prefers-color-scheme:dark)';
  });
  tokens.walkRules("[data-theme='dark']", (rule) => {
    rule.selector = ':root';
  });
  tokens.walkDecls('src', (source) => {
    if (!source.value.startsWith('url(')) return;
    if (font) source.value = `url(${font})`;
    else source.parent!.remove();
  });
  const own = readFileSync('src/plugins/working-papers/preview.css', 'utf8');
  const small = `${tokens.toString()}${own}${columns.join('')}`
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(': ', ':');
  return dropUnasked(small, new Set());
}
