import type {ReactNode} from 'react';

import brand from '@data/brand';
import laws from '@data/laws';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

/** The least that a header is, for when the real one fails: home and the two laws. */
export default function PlainHeader(): ReactNode {
  return (
    <header className={styles.plain}>
      <nav aria-label="Principal">
        <ul role="list">
          <li>
            <SiteLink href="/">{brand.name}</SiteLink>
          </li>
          {laws.map(({id, name}) => (
            <li key={id}>
              <SiteLink href={`/${id}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
