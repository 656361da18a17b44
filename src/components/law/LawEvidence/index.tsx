import type {ReactNode} from 'react';

import Disclosure from '@site/src/components/ui/Disclosure';
import type {LawArticleFacts} from '@site/src/data/front-matter';

import styles from './styles.module.css';

interface Props {
  readonly duties: LawArticleFacts['duties'];
}

/** What shows each duty and who keeps it, under the number of the duty: our advice. */
export default function LawEvidence({duties}: Props): ReactNode {
  if (duties.length === 0) return null;
  return (
    <Disclosure isForPhones label={duties.length === 1 ? '1 evidencia' : `${duties.length} evidencias`}>
      <div className={styles.evidence}>
        <p>Proponemos mostrarlo con</p>
        <ol>
          {duties.map(({evidence}) => (
            <li key={evidence.document}>{`${evidence.document} Lo guarda: ${evidence.keeper}.`}</li>
          ))}
        </ol>
      </div>
    </Disclosure>
  );
}
