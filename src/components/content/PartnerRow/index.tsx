import type {ReactNode} from 'react';

import partners from '@data/partners';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

interface Props {
  /** A paragraph that says who they are. */
  readonly children: ReactNode;
}

/** «Red Internacional … (RIEEB)» → «RIEEB»: the row has room for short names only. */
const shortName = (name: string): string => /\(([^)]+)\)$/.exec(name)?.[1] ?? name;

/**
 * The partner organisations of `partners.yaml` by name, each to its page. The outer box keeps it
 * from counting among the bands, whose grounds alternate.
 *
 * ```mdx
 * <PartnerRow>
 *
 * Nuestros aliados: plataforma, red y universidades
 *
 * </PartnerRow>
 * ```
 */
export default function PartnerRow({children}: Props): ReactNode {
  return (
    <div>
      <section id="aliados" className={styles.partners} aria-label="Organizaciones aliadas">
        <div className="wrap">
          {children}
          <ul role="list">
            {partners.map(({id, name, to}) => (
              <li key={id}>
                <SiteLink href={to}>{shortName(name)}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
