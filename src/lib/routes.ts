import type {Expert} from '../data/types';

type Named = Pick<Expert, 'nameSlug' | 'id'>;

/** Route of an expert's page: `/nombre-apellido-profile-one`. */
export function expertRoute({nameSlug, id}: Named): string {
  return `/${nameSlug}-profile-${id}`;
}

/** The Markdown version of a page, as a file under the site's root: its address and `.md`. */
export function markdownFile(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** An address of the site, with or without `#part`, or the one that it leads on to. */
export function currentAddress(
  address: string,
  redirects: readonly {readonly from: string; readonly to: string}[],
): string {
  const [route, ...part] = address.split('#');
  return [redirects.find(({from}) => from === route)?.to ?? route, ...part].join('#');
}
