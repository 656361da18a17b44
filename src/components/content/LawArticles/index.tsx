import type {ReactNode} from 'react';

import {OfficialContext} from '@site/src/components/law/LawOfficial/context';
import LawRail from '@site/src/components/law/LawRail';
import LawReaders from '@site/src/components/law/LawReaders';
import LawRoles from '@site/src/components/law/LawRoles';
import type {OfficialArticles} from '@site/src/plugins/site-laws/types';

import styles from './styles.module.css';

interface Props {
  /** The official text of this law by article, when its file is there. */
  readonly official: OfficialArticles;
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
export default function LawArticles({official, children}: Props): ReactNode {
  return (
    <OfficialContext value={official}>
      <div className={styles.articles}>
        <LawRail />
        <div className={styles.column}>
          <LawRoles />
          <LawReaders />
          {children}
        </div>
      </div>
    </OfficialContext>
  );
}
