import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** A `###` heading with a fixed id for each term, its meaning under it. */
  readonly children: ReactNode;
}

/**
 * The words that a law defines, term on the left and meaning on the right. Terms are headings, so
 * that each has an address and readers of screen find them in their list.
 *
 * ```mdx
 * <LawDefinitions>
 *
 * ### Bienestar {/* #bienestar *\/}
 *
 * Satisfacción con la propia vida…
 *
 * </LawDefinitions>
 * ```
 */
export default function LawDefinitions({children}: Props): ReactNode {
  return (
    <div className={styles.definitions} data-search-headings="">
      {children}
    </div>
  );
}
