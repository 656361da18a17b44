import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The painted court before a video is asked for. */
export default function Poster(): ReactNode {
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <circle className={styles.paint} cx="320" cy="180" r="120" />
      <path className={styles.court} d="M-40 -40H120L-40 120z" />
    </svg>
  );
}
