import links from '@data/links';
import navigation from '@data/navigation';
import type {NavigationEntry} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly meta?: string;
}

export interface Menu {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuLink[];
}

function toLink({label, to, link, meta}: NavigationEntry): MenuLink {
  const href = to ?? links.find(({id}) => id === link)?.href;
  if (!href) throw new Error(`navigation.yaml: la entrada «${label}» no tiene «to» ni un «link» que exista.`);
  return {label, href, ...(meta ? {meta} : {})};
}

/** Every list as a visitor sees it: hidden entries left out, outbound ids resolved. */
const lists: readonly Menu[] = navigation.map(({id, label, entries}) => ({
  id,
  label,
  entries: entries.filter(({hidden}) => !hidden).map(toLink),
}));

/** The four menus of the header, which come first. */
export const menus = lists.slice(0, 4);

/** A list by its id. Throws in Spanish when it is not there. */
export const menuOf = (id: string): Menu => findById(lists, id, 'navigation.yaml');
