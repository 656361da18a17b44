import type {Context, Page, Report} from './types';

/** Addresses of pages in a text of any kind: Markdown, YAML, code. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=["'`(:,[\s])\/[a-z0-9-]*(?=[#?"'`),\]}\s]|$)/gm)].map(([address]) => address);

/** Pages to which nothing leads: no other page, no menu, no piece of the site. */
export function checkReached(
  pages: readonly {readonly page: Page; readonly report: Report}[],
  linked: NonNullable<Context['linked']>,
): void {
  const all = pages.map(({page}) => ({route: page.route, addresses: new Set(addressesIn(page.text))}));
  for (const {page, report} of pages) {
    const {route} = page;
    if (linked.has(route) || all.some((other) => other.route !== route && other.addresses.has(route)))
      continue;
    report({
      line: 1,
      column: 1,
      found: `una página a la que no lleva ningún enlace: ${route}`,
      expected: 'un enlace desde otra página o desde el menú, para que se encuentre',
      cure: `ponga en otra página [su título](${route}), o agréguela a src/data/navigation.yaml.`,
    });
  }
}
