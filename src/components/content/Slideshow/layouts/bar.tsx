import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Part of the whole width, 0 to 100. */
  readonly size: number;
  readonly value: string;
  readonly label?: string;
  /** Pale is before, full is after. */
  readonly tone: 'before' | 'after' | 'children';
}

/** One horizontal bar. The rectangle is an SVG attribute, so that no style attribute is needed. */
export default function Bar({size, value, label, tone}: Props): ReactNode {
  return (
    <div className={styles.bar} data-tone={tone}>
      <svg aria-hidden="true">
        <rect width={`${size}%`} height="100%" />
      </svg>
      <b>{value}</b>
      {label && <span>{label}</span>}
    </div>
  );
}
