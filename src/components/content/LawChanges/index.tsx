import {Fragment, type ReactNode} from 'react';
import laws from '@data/laws';
import links from '@data/links';

import type {LawId} from '@site/src/data/types';
import SiteLink from '@site/src/components/ui/SiteLink';
import {formatPartialDate} from '@site/src/lib/format';

interface Props {
  readonly law: LawId;
}

/**
 * Which text of a law was read, of when it is, and where to look for what came later: nobody has searched
 * for that, and it says so. Throws on an unknown law.
 *
 * ```mdx
 * <LawChanges law="ley-2491-de-2025" />
 * ```
 */
export default function LawChanges({law: id}: Props): ReactNode {
  const law = laws.find((entry) => entry.id === id);
  if (!law)
    throw new Error(
      `LawChanges: no existe la ley «${id}». Use: ${laws.map((entry) => entry.id).join(', ')}.`,
    );
  const {note, date} = law.consulted;
  const ministry = links.find((link) => link.id === 'mineducacion');
  const places = [...law.sources, ...(ministry ? [{label: ministry.label, url: ministry.href}] : [])];
  return (
    <>
      <p>
        Leímos una {note}, de {formatPartialDate(date).toLowerCase()}. Esta síntesis sigue ese texto.
      </p>
      <p>
        No hemos buscado lo que vino después: normas que modifiquen o reglamenten la {law.name}. Puede
        consultarlo en{' '}
        {places.map(({label, url}, index) => (
          <Fragment key={label}>
            {index > 0 && (index === places.length - 1 ? ' y en ' : ', en ')}
            {url ? <SiteLink href={url}>{label}</SiteLink> : label}
          </Fragment>
        ))}
        .
      </p>
    </>
  );
}
