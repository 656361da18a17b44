import type {ReactNode} from 'react';
import clsx from 'clsx';

import type {CompetenceId} from '@site/src/data/types';

import {shapes} from './shapes';
import styles from './styles.module.css';

interface Props {
  readonly id: CompetenceId;
  readonly className?: string;
}

/**
 * The mark of a competence: decorative, always beside its name. Takes the size of the text unless
 * the class sets another; sets `--k`, `--kt` and `--kf` through `k-<id>`.
 */
export default function CompetenceMark({id, className}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.mark, `k-${id}`, className)}
      viewBox="0 0 48 48"
      fill="currentColor"
      aria-hidden="true">
      {shapes[id]}
    </svg>
  );
}
