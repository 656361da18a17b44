import type {ReactNode} from 'react';
import laws from '@data/laws';

import Disclosure from '@site/src/components/ui/Disclosure';
import type {LawId} from '@site/src/data/types';
import {formatDate} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Props {
  readonly law: LawId;
}

/**
 * Who signed a law, by office, and when. No names and no drawn signatures: this is not the document.
 * Throws on an unknown law.
 *
 * ```mdx
 * <SignatureBlock law="ley-2491-de-2025" />
 * ```
 */
export default function SignatureBlock({law: id}: Props): ReactNode {
  const law = laws.find((entry) => entry.id === id);
  if (!law)
    throw new Error(
      `SignatureBlock: no existe la ley «${id}». Use: ${laws.map((entry) => entry.id).join(', ')}.`,
    );
  return (
    <div className={styles.block}>
      <p>
        Dada el <time dateTime={law.sanctioned}>{formatDate(law.sanctioned)}</time>.
      </p>
      <Disclosure isForPhones label={`${law.signatures.length} cargos`}>
        <ul role="list">
          {law.signatures.map(({role, body}) => (
            <li key={`${role} ${body ?? ''}`}>
              <strong>{role}</strong>
              <span>{body ?? 'Gobierno Nacional'}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
