import type {ReactNode} from 'react';

import LawRail from '@site/src/components/layout/LawRail';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * The articles of a law beside their rail. Made by `law-articles.ts` around headings with the id
 * `articulo-N`; editors write only those headings:
 *
 * ```mdx
 * ## Artículo 1. Objeto {/* #articulo-1 *\/}
 * ```
 */
export default function LawArticles({children}: Props): ReactNode {
  return (
    <div className={styles.articles}>
      <LawRail />
      <div className={styles.column}>{children}</div>
    </div>
  );
}
