import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

/**
 * The way through a law: its articles and the other parts of the page, the current one marked while
 * the reader scrolls (`browser.ts`), and those that concern the chosen role (`LawRoles/browser.ts`). A column
 * beside the text from 960 px, a disclosure that stays at hand below.
 */
export default function LawRail(): ReactNode {
  const {toc} = useDoc();
  const route = (
    <ol role="list" className={styles.route}>
      {toc
        .filter(({level}) => level === 2)
        .map(({id, value}) => (
          <li key={id}>
            <a href={`#${id}`}>{value.replace(/<[^>]+>/g, '').replace(/^Artículo\s+/, '')}</a>
          </li>
        ))}
    </ol>
  );
  return (
    <div className={styles.rail} data-rail="">
      <nav aria-label="Artículos de la ley" className={styles.column}>
        <p className={styles.title}>En esta ley</p>
        {route}
      </nav>
      <details className={styles.disclosure} data-closes="">
        <summary>
          <span>Artículos de la ley</span>
          <span className={styles.here} data-here="" />
          <Icon name="chevron" />
        </summary>
        <nav aria-label="Artículos de la ley, índice plegable">{route}</nav>
      </details>
    </div>
  );
}
