import type {ReactNode} from 'react';

import partners from '@data/partners';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

/** «Red Internacional … (RIEEB)» → «RIEEB»: the row has room for short names only. */
const shortName = (name: string): string => /\(([^)]+)\)$/.exec(name)?.[1] ?? name;

/** The partner organisations by name, each to its page. */
export default function Partners(): ReactNode {
  return (
    <section id="aliados" className={styles.partners} aria-label="Organizaciones aliadas">
      <div className="wrap">
        <p>Nuestros aliados: plataforma, red y universidades</p>
        <ul role="list">
          {partners.map(({id, name, to}) => (
            <li key={id}>
              <SiteLink href={to}>{shortName(name)}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
