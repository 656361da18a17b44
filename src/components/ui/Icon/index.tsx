import type {ReactNode} from 'react';
import clsx from 'clsx';

import {shapes, type IconName} from './shapes';
import styles from './styles.module.css';

export type {IconName};

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** Decorative icon in the text's colour, 1.25em square. The text beside it, or `aria-label`, names it. */
export default function Icon({name, className}: Props): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

/** Whether a text names an icon; for values that editors write. */
export const isIconName = (name: string): name is IconName => name in shapes;
