import type {ReactNode} from 'react';

import {court} from '@site/src/art/lib/svg';
import type {Tool} from '@site/src/data/types';

import styles from './styles.module.css';

type KeyEntry = NonNullable<Tool['plot']>['key'][number];

const letter = (text: string): ReactNode => (
  <>
    <circle cx="12" cy="12" r="12" fill={court.chalk} />
    <text x="12" y="16.5" fill={court.ink} fontSize="13" fontWeight="800" textAnchor="middle">
      {text}
    </text>
  </>
);

/** The marks of the drawings, in their own paint, which is the same in both themes. */
const signs: Record<KeyEntry['sign'], ReactNode> = {
  a: letter('A'),
  b: letter('B'),
  c: letter('C'),
  small: <circle cx="12" cy="12" r="3.5" fill={court.pale} opacity="0.7" />,
  medium: <circle cx="12" cy="12" r="6" fill={court.sky} />,
  large: <circle cx="12" cy="12" r="9.5" fill={court.amber} />,
  circle: <circle cx="12" cy="12" r="9" fill={court.mint} />,
  triangle: <path d="M12 3 22 20H2z" fill={court.amber} />,
  square: <rect x="4" y="4" width="16" height="16" rx="2.5" fill={court.sky} />,
  box: <rect x="4" y="4" width="16" height="16" rx="2.5" fill={court.chalk} />,
  line: <path d="M12 2v20" stroke={court.chalk} strokeWidth="3.5" strokeLinecap="round" />,
  band: <path d="M8 12h8" stroke={court.mint} strokeOpacity="0.55" strokeWidth="14" strokeLinecap="round" />,
  hollow: <circle cx="12" cy="12" r="7.5" fill="none" stroke={court.amber} strokeWidth="3" />,
  bar: <path d="M4 22 6 6a6 6 0 0 1 12 0l2 16z" fill={court.mint} />,
  amber: <circle cx="12" cy="12" r="10" fill={court.amber} />,
  mint: <circle cx="12" cy="12" r="10" fill={court.mint} />,
};

/** One mark of a drawing's key. */
export default function Sign({sign}: Pick<KeyEntry, 'sign'>): ReactNode {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {signs[sign]}
    </svg>
  );
}
