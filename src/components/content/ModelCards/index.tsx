import type {ReactNode} from 'react';

import {titledItems} from '@site/src/lib/markdown-list';

import Families from './Families';
import Measure from './Measure';
import Students from './Students';
import styles from './styles.module.css';
import Teachers from './Teachers';

interface Props {
  /** One Markdown list of four, `- **Título.** Texto`: measuring, students, teachers, families. */
  readonly children: ReactNode;
}

const CARDS = [Measure, Students, Teachers, Families] as const;

/**
 * What the model is: a card of measuring and three of acting. Titles and sentences come from the page; tools, courses
 * and competences from the data. Throws in Spanish when the list has not four points.
 *
 * ```mdx
 * <ModelCards>
 *
 * - **Herramientas de medición.** Cinco instrumentos.
 * - **Con estudiantes.** Juego de roles y cómics.
 * - **Con docentes.** Cuatro formaciones.
 * - **Con familias.** Cada familia responde.
 *
 * </ModelCards>
 * ```
 */
export default function ModelCards({children}: Props): ReactNode {
  const items = titledItems(children, 'ModelCards');
  if (items.length !== CARDS.length) {
    throw new Error(
      `ModelCards: hay ${items.length} puntos y deben ser ${CARDS.length}: medición, estudiantes, docentes y familias.`,
    );
  }
  return (
    <ul role="list" className={styles.pieces}>
      {CARDS.map((Card, index) => (
        <Card key={index} {...items[index]!} />
      ))}
    </ul>
  );
}
