import links from '@data/links';
import navigation from '@data/navigation';
import type {NavigationEntry} from '@site/src/data/types';

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

/** The four menus as a visitor sees them: hidden entries left out, outbound ids resolved. */
export const menus: readonly Menu[] = navigation.map(({id, label, entries}) => ({
  id,
  label,
  entries: entries.filter(({hidden}) => !hidden).map(toLink),
}));
