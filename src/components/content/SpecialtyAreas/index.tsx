import type {ReactNode} from 'react';

import experts from '@data/experts';
import Icon, {isIconName} from '@site/src/components/ui/Icon';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
}

/**
 * The areas an expert works in, from `src/data/experts.yaml`. Throws in Spanish when the expert or
 * an icon does not exist.
 *
 * @example
 * <SpecialtyAreas expert="two" />
 */
export default function SpecialtyAreas({expert}: Props): ReactNode {
  const {specialties} = findById(experts, expert, 'SpecialtyAreas');
  return (
    <ul role="list" className={styles.areas}>
      {specialties.map(({icon, title, description}) => {
        if (!isIconName(icon))
          throw new Error(
            `SpecialtyAreas: no existe el icono «${icon}» de «${title}» en src/data/experts.yaml. Los nombres están en ui/Icon/shapes.tsx.`,
          );
        return (
          <li key={title}>
            <Icon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
