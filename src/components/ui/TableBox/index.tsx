import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

/** A Markdown table. One that is wider than its column scrolls in its own box, by keyboard too. */
export default function TableBox(props: ComponentProps<'table'>): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.box} role="group" aria-label="Tabla" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
