import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  readonly label: ReactNode;
  /**
   * Folded on phones alone: elsewhere, on paper and without scripts it is open and its label is gone, so what is
   * in it stands under a title of its own.
   */
  readonly isForPhones?: boolean;
  /** That title, where the label is gone and only there. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** What not every reader wants, behind one line: a native disclosure. Other properties go to it. */
export default function Disclosure({label, isForPhones = false, title, children, ...rest}: Props): ReactNode {
  return (
    <details className={isForPhones ? styles.fold : styles.disclosure} {...rest}>
      {/* Said again by the title: search reads it once. */}
      <summary data-search={title ? 'skip' : undefined}>{label}</summary>
      {title && <div className={styles.title}>{title}</div>}
      {isForPhones ? children : <div className={styles.panel}>{children}</div>}
    </details>
  );
}
