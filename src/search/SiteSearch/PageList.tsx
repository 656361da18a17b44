import type {ReactNode} from 'react';

import SiteLink from '@site/src/components/ui/SiteLink';
import {menuOf, menus, type MenuLink} from '@site/src/lib/navigation';

import styles from './styles.module.css';

/** Every page, by menu; the ones that no menu lists close the list. */
const groups: readonly {readonly label: string; readonly links: readonly MenuLink[]}[] = [
  ...menus.map(({label, entries}) => ({
    label,
    links: entries.filter(({href}) => href.startsWith('/')),
  })),
  {label: 'Otras páginas', links: [...menuOf('pie-legal').entries, ...menuOf('pie-mas').entries]},
];

const seen = new Set<string>();
const unique = groups.map(({label, links}) => ({
  label,
  links: links.filter(({href}) => !seen.has(href) && seen.add(href)),
}));

/** The pages of the site, for when search cannot work. */
export default function PageList(): ReactNode {
  return (
    <ul role="list" className={styles.pages}>
      {unique.map(({label, links}) => (
        <li key={label}>
          <p>{label}</p>
          <ul role="list">
            {links.map(({label: text, href}) => (
              <li key={href}>
                <SiteLink href={href}>{text}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
