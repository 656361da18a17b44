import type {ReactNode} from 'react';
import clsx from 'clsx';

import Icon, {isIconName, type IconName} from '@site/src/components/ui/Icon';
import {titledItems} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

interface Props {
  /** One icon a card, by name and in order, separated by commas: `icons="clock, group"`. */
  readonly icons?: string;
  /** Three moments on one line of time: what is sure between two that are optional. */
  readonly line?: boolean;
  /** One Markdown list: `- **Título.** texto`. */
  readonly children: ReactNode;
}

function parseIcons(icons: string | undefined, count: number): IconName[] {
  if (!icons) return [];
  const names = icons.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isIconName(name));
  if (unknown !== undefined) {
    throw new Error(
      `FeatureCards: no existe el icono «${unknown}». Los nombres están en ui/Icon/shapes.tsx.`,
    );
  }
  if (names.length !== count) {
    throw new Error(
      `FeatureCards: hay ${count} tarjetas y ${names.length} iconos. Escriba un icono por tarjeta.`,
    );
  }
  return names.filter(isIconName);
}

/**
 * A Markdown list shown as cards, or as rows when their number would leave one alone (5, 7): the bold start of
 * each item is its title. Throws when it wraps anything but one list, or when an icon is unknown or missing.
 *
 * @example
 * <FeatureCards icons="clock, group">
 *
 * - **Dos horas.** Una sesión en vivo cada año.
 * - **Todo el equipo.** Participa la planta docente completa.
 *
 * </FeatureCards>
 */
export default function FeatureCards({icons, line, children}: Props): ReactNode {
  const items = titledItems(children, 'FeatureCards');
  const names = parseIcons(icons, items.length);
  const isThrees = items.length % 3 === 0;
  const isRows = !line && !isThrees && items.length % 2 === 1;
  return (
    <ul
      role="list"
      className={isRows ? clsx(styles.titled, 'rows') : clsx(styles.titled, styles.cards)}
      data-count={line ? 'line' : isThrees ? 'threes' : undefined}>
      {items.map(({title, text}, index) => {
        const icon = names[index];
        return (
          <li key={index}>
            {icon && <Icon name={icon} className={styles.icon} />}
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
