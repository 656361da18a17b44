import type {ReactNode} from 'react';

import Icon, {isIconName} from '@site/src/components/ui/Icon';
import {titledItems} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

interface Props {
  /** One icon a guarantee, in order, separated by commas. */
  readonly icons: string;
  /** One Markdown list: `- **Título.** texto. *RGPD, artículo 32.*` */
  readonly children: ReactNode;
}

/**
 * Guarantees as an open grid: an icon, the bold start of the item as its title, the text and, in
 * italics, the rule that stands behind it. Throws in Spanish when it wraps anything but one list or
 * when the icons do not match it.
 *
 * @example
 * <GuaranteeList icons="lock, scales">
 *
 * - **Medidas de seguridad.** Protección técnica según el riesgo. *RGPD, artículo 32.*
 * - **Licitud y minimización.** Solo los datos necesarios. *RGPD, artículos 5 y 6.*
 *
 * </GuaranteeList>
 */
export default function GuaranteeList({icons, children}: Props): ReactNode {
  const items = titledItems(children, 'GuaranteeList');
  const names = icons.split(',').map((name) => name.trim());
  if (names.length !== items.length) {
    throw new Error(
      `GuaranteeList: hay ${items.length} garantías y ${names.length} iconos. Escriba un icono por garantía.`,
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {items.map(({title, text}, index) => {
        const name = names[index]!;
        if (!isIconName(name)) {
          throw new Error(
            `GuaranteeList: no existe el icono «${name}». Los nombres están en ui/Icon/shapes.tsx.`,
          );
        }
        return (
          <li key={name + String(index)}>
            <span className={styles.disc}>
              <Icon name={name} />
            </span>
            <div className={styles.text}>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
