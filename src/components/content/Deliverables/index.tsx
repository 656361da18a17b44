import type {ReactNode} from 'react';

import Art from '@site/src/components/ui/Art';
import {drawnItems} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

interface Props {
  /** Drawings `sheet-<name>` of `src/art`, one for each point, separated by spaces. */
  readonly drawings: string;
  /** One Markdown list: `- **Título.** Texto`. */
  readonly children: ReactNode;
}

const tints = ['autocuidado', 'conciencia', 'vida', 'regulacion', 'sociales', 'autonomia'] as const;

/**
 * What the school receives: a card for each point with a small drawing.
 *
 * Throws in Spanish when it holds anything but one list, or when the drawings are not as many as
 * the points. A drawing that does not exist stops the build as well.
 *
 * @example
 * <Deliverables drawings="network advice">
 *
 * - **Informe de grupo.** La red del curso y sus indicadores.
 * - **Recomendaciones.** Qué hacer con lo que se vio.
 *
 * </Deliverables>
 */
export default function Deliverables({drawings, children}: Props): ReactNode {
  const items = drawnItems(children, drawings, 'Deliverables');
  return (
    <ul role="list" className={styles.cards} data-count={items.length}>
      {items.map(({drawing, title, text}, index) => (
        <li key={index} className={`k-${tints[index % tints.length]}`}>
          <div className={styles.plate}>
            <Art name={`sheet-${drawing}`} />
          </div>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
