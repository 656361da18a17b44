import {html, raw, type Markup} from '../../lib/html';
import {hashOf} from '../content-policy/policy';

import {basisLine, MODEL, type Frame} from './frame';
import type {Block, Inline, Line, Paper} from './types';

/** The style of a preview: reads on a phone and on paper, light and dark, without the site around it. Hosts that send the policy as a header let it in too. */
export const STYLE = `:root{color-scheme:light dark;--ink:#1b2a2e;--paper:#fff;--patio:#0e545c;--line:#b7c4c4;--head:#e6efee;--field:#fff0b3}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e8eeec;--paper:#10201f;--patio:#8fd6cf;--line:#4a6160;--head:#1d3332;--field:#4a3f10}}
body{max-width:44rem;margin:0 auto;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Arial,sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4,a{color:var(--patio)}h1{line-height:1.15}h2,h3,h4{margin:1.6em 0 .4em;line-height:1.25}
.bar a{display:inline-block;padding:.25rem 0}
.lead{font-size:1.125rem}.note{padding-left:.75rem;border-left:.25rem solid var(--patio)}
mark{background:var(--field);color:inherit}
.table{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:.4rem .5rem;border:1px solid var(--line);text-align:left;vertical-align:top}th{background:var(--head)}
.boxes{padding-left:0;list-style:none}
@media print{body{max-width:none;padding:0}h2,h3,h4{break-after:avoid}tr{break-inside:avoid}.bar{display:none}}`;

const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'`;

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
      const head = block.head.map((cell) => html`<th scope="col">${line(cell)}</th>`);
      const rows = block.rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${line(cell)}</td>`)}
          </tr>`,
      );
      return html`<div class="table">
        <table>
          <thead>
            <tr>
              ${head}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;
    }
    case 'duties':
    case 'school-year':
      throw new Error('Duties and school year must have been put in their place.');
  }
}

/**
 * The preview of a working paper: the same text as the Word file, as one small page without the frame of
 * the site, its own policy in it.
 *
 * @param page address of the page that lists the papers
 */
export function toHtml(paper: Paper, {site, address}: Frame, page: string): string {
  const line = (parts: Line): Markup[] => parts.map((part) => inline(part, address));
  const text = String(
    html`<!doctype html>
      <html lang="es-CO">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <meta name="description" content="${paper.description}" />
          <title>${paper.title} | ${site}</title>
          ${raw(`<style>${STYLE}</style>`)}
        </head>
        <body>
          <main>
            <p class="bar">
              <a href="${page}">Todos los formatos</a> ·
              <a href="${paper.id}.docx" download="${paper.id}.docx">Descargar en Word</a>
            </p>
            <h1>${paper.title}</h1>
            <p class="lead">${paper.description}</p>
            <div class="note">
              <p><strong>${MODEL}</strong></p>
              <p>Llene cada <mark>[campo]</mark> con los datos de su colegio y cambie lo que haga falta.</p>
              <p>${line(basisLine(paper))}</p>
            </div>
            ${paper.blocks.map((block) => html`${blockToHtml(block, address)} `)}
          </main>
        </body>
      </html>`,
  );
  // The indents of this file mean nothing there; those of the style are none.
  return text.replace(/\s*\n\s*/g, '\n');
}
