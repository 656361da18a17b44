import type {ReactNode} from 'react';

import certifications from '@data/certifications';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {CompetenceId} from '@site/src/data/types';
import {outbound} from '@site/src/lib/links';

import styles from './styles.module.css';

/** Colour of each seal, in turn; an icon stands inside unless the seal is about hours and credits. */
const PAINTS: readonly CompetenceId[] = ['regulacion', 'vida', 'autocuidado'];

/** Notched edge: 20 points out and 20 in, as a stamp. */
const EDGE =
  'M98 50l-4.8 8.6 1.1 9.8-7.7 6-2.7 9.5-9.5 2.7-6 7.7-9.8-1.1L50 98l-8.6-4.8-9.8 1.1-6-7.7-9.5-2.7-2.7-9.5-7.7-6 1.1-9.8L2 50l4.8-8.6-1.1-9.8 7.7-6 2.7-9.5 9.5-2.7 6-7.7 9.8 1.1L50 2l8.6 4.8 9.8-1.1 6 7.7 9.5 2.7 2.7 9.5 7.7 6-1.1 9.8z';

function Seal({seal, paint}: {readonly seal: string | undefined; readonly paint: CompetenceId}): ReactNode {
  const [figure, unit] = seal?.split(/\s/) ?? [];
  return (
    <div className={`${styles.seal} k-${paint}`} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <path d={EDGE} className={styles.edge} />
        <circle cx="50" cy="50" r="34" className={styles.face} />
      </svg>
      {unit ? (
        <b>
          {figure}
          <small>{unit}</small>
        </b>
      ) : (
        <Icon name={paint === 'vida' ? 'star' : 'shield'} className={styles.mark} />
      )}
    </div>
  );
}

/**
 * The certifications of `certifications.yaml`, each with its seal. The seal draws a figure and
 * its unit («1 ECTS»), or an icon without them.
 *
 * ```mdx
 * <CertificationCards />
 * ```
 */
export default function CertificationCards(): ReactNode {
  return (
    <ul role="list" className={styles.cards}>
      {certifications.map(({id, title, description, seal, link}, index) => (
        <li key={id} className={styles.card}>
          <Seal seal={seal} paint={PAINTS[index % PAINTS.length] ?? 'vida'} />
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
            {link && (
              <SiteLink href={outbound(link).href} className={styles.link}>
                {outbound(link).label}
              </SiteLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
