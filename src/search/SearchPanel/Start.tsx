import type {MouseEvent, ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import {menuOf, menus} from '@site/src/lib/navigation';

import styles from './styles.module.css';

interface Props {
  readonly recent: readonly string[];
  readonly onPick: (text: string) => void;
  readonly onForget: () => void;
  /** Called with the address, base path included, before the browser follows it. */
  readonly onFollow: (event: MouseEvent, url: string) => void;
  readonly baseUrl: string;
}

const entries = menus.flatMap((menu) => menu.entries);
const measurement = menus.find(({id}) => id === 'medicion')?.entries ?? [];
const families = entries.filter(({href}) =>
  ['/convivencia-familiar', '/dinamicas-familiares'].includes(href),
);
const laws = entries
  .filter(({href}) => href.startsWith('/ley-'))
  .sort((a, b) => a.href.localeCompare(b.href));

/** What most people come for. */
const groups = [
  {label: 'Las dos leyes', links: laws},
  {label: 'Para decidir', links: menuOf('desde-el-inicio').entries},
  {label: 'Las herramientas', links: [...measurement, ...families]},
];

/** Before anything is typed: the latest searches of this browser, and the ways that most people take. */
export default function Start({recent, onPick, onForget, onFollow, baseUrl}: Props): ReactNode {
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <div>
          <div className={styles.recentHead}>
            <p id="buscador-recientes">Sus últimas búsquedas</p>
            <button type="button" onClick={onForget}>
              Borrar
            </button>
          </div>
          <ul role="list" aria-labelledby="buscador-recientes" className={styles.recent}>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" data-result="" onClick={() => onPick(text)}>
                  <Icon name="clock" />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({label, links}) => (
        <div key={label}>
          <p>{label}</p>
          <ul role="list">
            {links.map(({label: text, href}) => {
              const url = `${baseUrl}${href.slice(1)}`;
              return (
                <li key={href}>
                  <a href={url} data-result="" onClick={(event) => onFollow(event, url)}>
                    {text}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
