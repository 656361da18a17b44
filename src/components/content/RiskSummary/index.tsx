import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Markdown: `###` headings, each followed by a list. */
  readonly children: ReactNode;
}

/**
 * What can go wrong in a school and what the general rules already say, in two columns. No sanction
 * is named that the laws do not bring.
 *
 * ```mdx
 * <RiskSummary>
 *
 * ### Lo que puede fallar
 *
 * - …
 *
 * ### Lo que ya dice la norma general
 *
 * - …
 *
 * </RiskSummary>
 * ```
 */
export default function RiskSummary({children}: Props): ReactNode {
  return <div className={styles.risks}>{children}</div>;
}
