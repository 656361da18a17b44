import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';

import styles from './styles.module.css';

const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{readonly children?: ReactNode}>(child) ? wordsOf(child.props.children) : child,
    )
    .join(' ')
    .trim();

/** A Markdown table. One that is wider than its column scrolls in its own box, by keyboard too. */
export default function TableBox(props: ComponentProps<'table'>): ReactNode {
  const [head] = Children.toArray(props.children);
  return (
    <section className={styles.box} aria-label={`Tabla: ${wordsOf(head)}`} tabIndex={0}>
      <table {...props} />
    </section>
  );
}
