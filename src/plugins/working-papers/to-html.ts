import {readFileSync} from 'node:fs';

import {html, raw, type Markup} from '../../lib/html';
import {NBSP} from '../../lib/text';
import {hashOf} from '../content-policy/policy';

import {basisLine, MODEL, type Frame} from './frame';
import {previewStyle} from './style';
import type {Block, Inline, Line, ListedPaper, Paper} from './types';

/** The mark of the site without its ground: it stands on the bar. */
const MARK = raw(
  readFileSync('static/img/favicon.svg', 'utf8')
    .trim()
    .replace(/<rect[^>]*>/, '')
    .replace('<svg', '<svg aria-hidden="true"'),
);

function inline(part: Inline, address: string): Markup {
  switch (part.kind) {
    case 'field':
      return html`<mark>[${part.name}]</mark>`;
    case 'link':
      return html`<a href="${new URL(part.href.replace(/^\//, ''), address).href}">${part.text}</a>`;
    default: {
      const words = part.emphasis ? html`<em>${part.text}</em>` : html`${part.text}`;
      return part.strong ? html`<strong>${words}</strong>` : words;
    }
  }
}

function blockToHtml(block: Block, address: string): Markup {
  const line = (parts: Line): Markup[] => parts.map((part) => inline(part, address));
  switch (block.kind) {
    case 'heading': {
      const tag = raw(`h${block.level}`);
      return html`<${tag}>${line(block.line)}</${tag}>`;
    }
    case 'paragraph':
      return html`<p>${line(block.line)}</p>`;
    case 'list': {
      const tag = raw(block.isOrdered ? 'ol' : 'ul');
      const boxes = block.items.some(({isBox}) => isBox) ? raw(' class="boxes"') : '';
      const items = block.items.map((item) => html`<li>${item.isBox ? '☐ ' : ''}${line(item.line)}</li>`);
      return html`<${tag}${boxes}>${items}</${tag}>`;
    }
    case 'table': {
      // The roles keep it a table where it is laid out as cards; two columns fit on any screen.
      const names = block.head.map((cell) =>
        cell.map((part) => (part.kind === 'field' ? part.name : part.text)).join(''),
      );
      const head = block.head.map((cell) => html`<th role="columnheader" scope="col">${line(cell)}</th>`);
      const rows = block.rows.map(
        (cells) =>
          html`<tr role="row">
            ${cells.map(
              (cell, index) => html`<td role="cell" data-label="${names[index]}">${line(cell)}</td>`,
            )}
          </tr>`,
      );
      return html`<table role="table" class="c${head.length}${head.length > 2 ? ' rows' : ''}">
        <thead role="rowgroup">
          <tr role="row">
            ${head}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${rows}
        </tbody>
      </table>`;
    }
    case 'duties':
    case 'school-year':
      throw new Error('Duties and school year must have been put in their place.');
  }
}

/** Part of the site that lists the papers. */
const LIST = 'webinar#formatos';

/**
 * The preview of a working paper: the same text as the Word file, as one small page under the bar of the
 * site, without scripts, its own policy in it.
 *
 * @param paper with the size of its Word file
 * @param baseUrl path of the site, with both slashes
 * @param font address of the site's typeface, where it is built (`style.ts`)
 */
export function toHtml(
  paper: Paper & Pick<ListedPaper, 'bytes'>,
  {site, address}: Frame,
  baseUrl: string,
  font?: string,
): string {
  const style = previewStyle(font);
  const policy = `default-src 'none'; style-src ${hashOf(style)}; font-src 'self'; base-uri 'none'; form-action 'none'`;
  const download = html`<a class="key" href="${paper.id}.docx" download="${paper.id}.docx"
    >Descargar en Word (${Math.round(paper.bytes / 1000)}${NBSP}kB)</a
  >`;
  const text = String(
    html`<!doctype html>
      <html lang="es-CO">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policy}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <meta name="description" content="${paper.description}" />
          <title>${paper.title} | ${site}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <header class="bar">
            <a class="home" href="${baseUrl}">${MARK}${site}</a>
            <a href="${baseUrl}${LIST}">Formatos</a>
          </header>
          <main class="sheet">
            <h1>${paper.title}</h1>
            <p class="lead">${paper.description}</p>
            <p class="actions">${download}</p>
            <p class="note">${MODEL}</p>
            ${paper.blocks.map((block) => html`${blockToHtml(block, address)} `)}
            <p class="note">${basisLine(paper).map((part) => inline(part, address))}</p>
          </main>
          <footer class="foot actions">
            ${download}
            <a href="${baseUrl}${LIST}">Todos los formatos</a>
            <p class="note">Para imprimirlo, use el menú de su navegador: sale solo el documento.</p>
          </footer>
        </body>
      </html>`,
  );
  // The indents of this file mean nothing there; those of the style are none.
  return text.replace(/\s*\n\s*/g, '\n');
}
