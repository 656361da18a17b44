import type {ReactNode} from 'react';

import Icon, {isIconName} from '@site/src/components/ui/Icon';
import {titledItems} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

interface Props {
  /** Names of `ui/Icon`, one for each point, separated by spaces. Without it a tick. */
  readonly icons?: string;
  /** One Markdown list: `- **Título.** Texto`. */
  readonly children: ReactNode;
}

/**
 * Benefits as ruled rows beside their title, an icon each.
 *
 * Throws in Spanish when it holds anything but one list, when a point has no bold title, or when an
 * icon does not exist.
 *
 * @example
 * <BenefitList icons="eye clock">
 *
 * - **Ver a tiempo.** El equipo nota antes lo que pasa en el curso.
 * - **Poco tiempo de clase.** Una aplicación cabe en una hora.
 *
 * </BenefitList>
 */
export default function BenefitList({icons = '', children}: Props): ReactNode {
  const names = icons.split(/\s+/).filter(Boolean);
  const unknown = names.find((name) => !isIconName(name));
  if (unknown)
    throw new Error(
      `BenefitList: no existe el icono «${unknown}». Vea los nombres en src/components/ui/Icon/shapes.tsx.`,
    );
  return (
    <ul role="list" className={styles.list}>
      {titledItems(children, 'BenefitList').map(({title, text}, index) => {
        const name = names[index] ?? 'check';
        return (
          <li key={index}>
            {isIconName(name) && <Icon name={name} className={styles.icon} />}
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
