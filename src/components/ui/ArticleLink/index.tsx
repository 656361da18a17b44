import type {ReactNode} from 'react';
import laws from '@data/laws';

import SiteLink from '@site/src/components/ui/SiteLink';
import type {LawId} from '@site/src/data/types';
import {articlePath} from '@site/src/lib/law';
import {NBSP} from '@site/src/lib/text';

interface Props {
  readonly law: LawId;
  readonly number: number;
  /** `short` is «art. 5», `full` names the law: «Ley 2491, artículo 5». */
  readonly form?: 'short' | 'full';
  readonly className?: string;
}

/** A link to one article of one of the laws. */
export default function ArticleLink({law, number, form = 'full', className}: Props): ReactNode {
  const name = `Ley${NBSP}${laws.find(({id}) => id === law)?.number}`;
  return (
    <SiteLink href={articlePath(law, number)} className={className}>
      {form === 'full' ? (
        `${name}, artículo${NBSP}${number}`
      ) : (
        <>
          {`art.${NBSP}${number}`}
          <span className="visually-hidden">{` de la ${name}`}</span>
        </>
      )}
    </SiteLink>
  );
}
