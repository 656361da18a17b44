import {Children, isValidElement, type ReactNode} from 'react';

import LawDuties from '@site/src/components/law/LawDuties';
import LawEvidence from '@site/src/components/law/LawEvidence';
import {useArticle} from '@site/src/components/law/LawLayout/context';
import LawOfficial from '@site/src/components/law/LawOfficial';
import {useOfficial} from '@site/src/components/law/LawOfficial/context';
import LawRelated from '@site/src/components/law/LawRelated';
import LawShare from '@site/src/components/law/LawShare';
import {articleId} from '@site/src/lib/law';

import styles from './styles.module.css';

interface Props {
  readonly number: string;
  /** `card` for a short article that only warns. */
  readonly variant?: 'full' | 'card';
  /** Heading, text and, if there are any, notices: what `law-articles.ts` makes. */
  readonly children: ReactNode;
}

/**
 * One article: number and title, what the school must do, our synthesis, our advice in the margin and
 * the ways on. Its facts come from `articles` in the front matter, by number. Made by
 * `law-articles.ts`; editors write only a heading, text and notices:
 *
 * ```mdx
 * ## Artículo 1. Objeto {/* #articulo-1 *\/}
 *
 * Qué dice el artículo.
 *
 * :::aviso
 *
 * - Qué conviene hacer.
 *
 * :::
 * ```
 *
 * Throws when `number` is not in that list.
 */
export default function LawArticle({number: text, variant = 'full', children}: Props): ReactNode {
  const number = Number(text);
  const {law, facts, today} = useArticle('LawArticle', number);
  const hasOfficial = Boolean(useOfficial());
  const [heading, body, notices] = Children.toArray(children).filter(isValidElement);
  return (
    <article
      className={styles.article}
      {...(variant === 'card' ? {'data-variant': variant} : {})}
      data-search-record=""
      data-search-keywords={facts.keywords?.join()}
      data-concerns={facts.roles.join(' ')}
      aria-labelledby={articleId(number)}>
      <div className={styles.heading}>
        {heading}
        {facts.titleKind === 'editorial' && (
          <p className={styles.kind} data-search="skip">
            título editorial
          </p>
        )}
        {hasOfficial && (
          <p className={styles.plain} data-plain="">
            En palabras sencillas
          </p>
        )}
      </div>
      <LawDuties law={law} facts={facts} today={today} />
      {body}
      <LawOfficial number={number} />
      <div className={styles.margin}>
        {notices}
        <LawEvidence duties={facts.duties} />
        <LawRelated law={law} facts={facts} />
      </div>
      <footer className={styles.foot}>
        <LawShare law={law} number={number} />
      </footer>
    </article>
  );
}
