import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** A Markdown list: question in bold, answer, link to the article. */
  readonly children: ReactNode;
}

/**
 * The questions of a reader in a hurry, as cards.
 *
 * ```mdx
 * <QuickAnswers>
 *
 * - **¿Obliga a mi colegio privado?** Sí. [Artículo 9](#articulo-9)
 *
 * </QuickAnswers>
 * ```
 */
export default function QuickAnswers({children}: Props): ReactNode {
  return <div className={styles.answers}>{children}</div>;
}
