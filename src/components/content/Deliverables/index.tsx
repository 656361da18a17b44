import type {ReactNode} from 'react';

import Art from '@site/src/components/ui/Art';
import {titledItems} from '@site/src/lib/markdown-list';

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
  const items = titledItems(children, 'Deliverables');
  const names = drawings.split(/\s+/).filter(Boolean);
  if (names.length !== items.length) {
    throw new Error(
      `Deliverables: hay ${items.length} puntos y ${names.length} dibujos (${names.join(', ')}). Escriba un dibujo para cada punto.`,
    );
  }
  return (
    <ul role="list" className={styles.cards} data-count={items.length}>
      {items.map(({title, text}, index) => (
        <li key={index} className={`k-${tints[index % tints.length]}`}>
          <div className={styles.plate}>
            <Art name={`sheet-${names[index]}`} />
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
