import type {ReactNode} from 'react';
import clsx from 'clsx';

import Art from '@site/src/components/ui/Art';
import {drawnItems} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

interface Props {
  /** Drawings `porque-<name>` of `src/art`, one for each reason, separated by spaces. */
  readonly drawings: string;
  /** One Markdown list: `- **Título.** Texto`. */
  readonly children: ReactNode;
}

const tints = ['regulacion', 'autonomia', 'conciencia', 'autocuidado'] as const;

/**
 * Reasons, each with its drawing. Throws in Spanish when it holds anything but one list, or when the drawings are not
 * as many as the reasons.
 *
 * ```mdx
 * <ReasonCards drawings="evidencia ley">
 *
 * - **Evidencia.** Cifras y observaciones de cada curso.
 * - **Un marco legal con calendario.** El colegio debe reportar cada semestre.
 *
 * </ReasonCards>
 * ```
 */
export default function ReasonCards({drawings, children}: Props): ReactNode {
  return (
    <ul role="list" className={styles.reasons}>
      {drawnItems(children, drawings, 'ReasonCards').map(({drawing, title, text}, index) => (
        <li key={drawing} className={clsx(styles.reason, `k-${tints[index % tints.length]}`)}>
          <Art name={`porque-${drawing}`} className={styles.plate} />
          <div className={styles.body}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
