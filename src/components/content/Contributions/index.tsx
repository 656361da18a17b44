import type {ReactNode} from 'react';
import clsx from 'clsx';

import experts from '@data/experts';
import Art from '@site/src/components/ui/Art';
import type {CompetenceId} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** `two`: the profile with counted contributions. */
  readonly expert: string;
}

/** Tint and drawing of each count, in the order of the data. */
const PLOTS: readonly {readonly tone: CompetenceId; readonly art: string}[] = [
  {tone: 'regulacion', art: 'contributions-1'},
  {tone: 'sociales', art: 'contributions-2'},
  {tone: 'vida', art: 'contributions-3'},
];

/**
 * Counted contributions of an expert, from `src/data/experts.yaml`, with one dot for each. Throws in
 * Spanish when the expert does not exist or the counts have no drawing.
 *
 * @example
 * <Contributions expert="two" />
 */
export default function Contributions({expert}: Props): ReactNode {
  const {contributions} = findById(experts, expert, 'Contributions');
  return (
    <ul role="list" className={`abreast ${styles.counts}`}>
      {contributions.map(({value, label}, i) => {
        const plot = PLOTS[i];
        if (!plot || expert !== 'two') {
          throw new Error(
            `Contributions: «${label}» no tiene dibujo. Hay ${PLOTS.length}, y son del perfil «two».`,
          );
        }
        return (
          <li key={label} className={clsx(styles.count, `k-${plot.tone}`)}>
            <p>
              <strong>{value}</strong> {label}
            </p>
            <Art name={plot.art} className={styles.art} />
          </li>
        );
      })}
    </ul>
  );
}
