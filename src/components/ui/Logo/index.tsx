import type {ReactNode} from 'react';

import brand from '@data/brand';

import styles from './styles.module.css';

/** Five heads in a ring and a sixth, amber, arriving. Decorative: the words beside it name the site. */
export function Mark({className}: {readonly className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
      <circle cx="35.3" cy="32.1" r="7.3" />
      <circle cx="23" cy="39.2" r="7.3" />
      <circle cx="10.7" cy="32.1" r="7.3" />
      <circle cx="10.7" cy="17.9" r="7.3" />
      <circle cx="23" cy="10.8" r="7.3" />
      <circle cx="39.3" cy="15.6" r="7.3" className={styles.arriving} />
    </svg>
  );
}

/** Mark and wordmark in two lines. Put it inside the link or heading that gives it its role. */
export default function Logo(): ReactNode {
  return (
    <span className={styles.logo}>
      <Mark className={styles.mark} />
      <span>
        {brand.nameLines[0]} <br />
        {brand.nameLines[1]}
      </span>
    </span>
  );
}
