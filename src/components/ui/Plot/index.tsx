import type {ReactNode} from 'react';
import clsx from 'clsx';

import Art from '@site/src/components/ui/Art';

import styles from './styles.module.css';

interface Props {
  /** File of `src/art` without its ending. */
  readonly name: string;
  /** Text alternative, with what the drawing shows. */
  readonly label: string;
  readonly className?: string;
}

/**
 * A drawing with data. It sets the size of the drawing's texts, which grow on phones, where the
 * drawing itself shrinks: `pl-label` names, `pl-figure` values, `pl-minor` scales.
 */
export default function Plot({name, label, className}: Props): ReactNode {
  return <Art name={name} label={label} className={clsx(styles.plot, className)} />;
}
