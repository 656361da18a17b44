import {placeOf, type Scan} from './scan';
import type {Context, Page, Report} from './types';

/**
 * Facts of the data belong to one page, which names them in its front matter. Copied from another page,
 * that name would cite another law, or show another tool's figures as the page's own.
 */
export function checkOwnership(page: Page, scan: Scan, context: Context, report: Report): void {
  for (const field of ['law', 'tool', 'partner', 'course', 'expert']) {
    const value = page.frontMatter[field];
    if (typeof value !== 'string') continue;
    const owner = field === 'course' ? context.courseRoutes?.[value] : `/${value}`;
    if (field !== 'expert' && owner && owner !== page.route && context.routes.includes(owner)) {
      report({
        line: page.text.split('\n').findIndex((row) => row.startsWith(`${field}:`)) + 1,
        column: 1,
        field,
        found: `«${value}», cuyos datos son de la página ${owner}`,
        expected: `los datos de esta página, ${page.route}, o ninguno`,
        cure: `escriba los de esta página; si no los hay, borre la línea «${field}»${field === 'law' ? ' y la lista «articles»' : ''}.`,
      });
      continue;
    }
    for (const {name, attributes} of scan.tags) {
      // `<ExpertLink>` leads to the page of another, and may.
      if (name.endsWith('Link')) continue;
      const other = attributes.find((attribute) => attribute.name === field && attribute.value !== value);
      if (!other) continue;
      report({
        ...placeOf(page.text, other.start),
        found: `${field}="${other.value ?? ''}" en <${name}>, los datos de otra página`,
        expected: `los de esta, los mismos de la ficha: ${value}`,
        cure: `escriba ${field}="${value}"`,
      });
    }
  }
}
