import type {ReactNode} from 'react';

import partners from '@data/partners';
import SourceNote from '@site/src/components/ui/SourceNote';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** `habilmind`, `rieeb`, `universidad-de-lleida` or `universidad-del-rosario`. */
  readonly partner: string;
}

/**
 * The countable facts of a partner from `src/data/partners.yaml`, each with its source; those
 * without a public one are marked as the provider's. Throws in Spanish when the partner does not exist.
 *
 * @example
 * <PartnerFacts partner="habilmind" />
 */
export default function PartnerFacts({partner}: Props): ReactNode {
  const {facts} = findById(partners, partner, 'PartnerFacts');
  return (
    <dl className={`abreast ${styles.facts}`}>
      {facts.map(({value, label, source}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>
            <SourceNote sources={[source]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
