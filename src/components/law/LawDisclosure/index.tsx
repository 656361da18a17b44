import type {ComponentProps, ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

interface Props extends ComponentProps<'details'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** What not every reader of a law wants, behind one line: a native disclosure. Other properties go to it. */
export default function LawDisclosure({label, children, ...rest}: Props): ReactNode {
  return (
    <details className={styles.disclosure} {...rest}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
