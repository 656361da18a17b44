import type {ReactNode} from 'react';
import clsx from 'clsx';

import competences from '@data/competences';
import ActionLink from '@site/src/components/ui/ActionLink';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import type {TitledItem} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

/** The five competences of Ley 2503, in its order and with its names. */
const five = competences
  .flatMap(({id, ley2503}) => (ley2503 ? [{id, ...ley2503}] : []))
  .sort((a, b) => a.order - b.order);

/** The student programme and its five competences. */
export default function Students({title, text}: TitledItem): ReactNode {
  return (
    <li className={styles.piece}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul role="list" className={styles.chips}>
        {five.map(({id, name}) => (
          <li key={id} className={clsx(styles.chip, `k-${id}`)}>
            <CompetenceMark id={id} className={styles.chipMark} />
            {name}
          </li>
        ))}
      </ul>
      <ActionLink href="/emotional-mind" variant="text" className={styles.more}>
        Conocer el programa
      </ActionLink>
    </li>
  );
}
