import {disagreement, type Fact} from '../../data/figures';

import type {Page, Report} from './types';

const LINK = /\]\((\/[\w-]*(?:#[\w-]+)?)\)/g;

/**
 * Figures of a page that stand in the data too, row by row: those of what the row links to, or else those of the
 * page or of the article of a law that the row is in.
 */
export function checkFigures(page: Page, facts: ReadonlyMap<string, Fact>, report: Report): void {
  let here = page.route;
  page.text.split('\n').forEach((row, index) => {
    const article = /^ {2}- number: (\d+)/.exec(row)?.[1] ?? /^## .*#articulo-(\d+) /.exec(row)?.[1];
    if (article) here = `${page.route}#articulo-${article}`;
    else if (/^(?:---|## )/.test(row)) here = page.route;
    const linked = [...row.matchAll(LINK)].flatMap(([, address = '']) => facts.get(address) ?? []);
    const own = facts.get(here);
    const slip = disagreement(row, linked.length > 0 ? linked : own ? [own] : []);
    if (slip) report({line: index + 1, column: 1, ...slip});
  });
}
