import type {ReactNode} from 'react';

import {shapes} from '@site/src/components/ui/CompetenceMark/shapes';
import type {CompetenceId} from '@site/src/data/types';

import styles from './styles.module.css';

/** The painted court with the mark of the video's topic. */
export default function Poster({mark}: {readonly mark: CompetenceId}): ReactNode {
  return (
    <svg
      className={styles.poster}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true">
      <circle className={styles.paint} cx="320" cy="180" r="120" />
      <path className={styles.court} d="M-40 -40H120L-40 120z" />
      <svg
        className={styles.mark}
        x="40"
        y="58"
        width="76"
        height="76"
        viewBox="0 0 48 48"
        fill="currentColor">
        {shapes[mark]}
      </svg>
    </svg>
  );
}
