import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  /** Prints only the part of the page with `data-print-part` of this name. */
  readonly part?: string;
}

/** Opens the print dialog (`src/client/still-controls.ts`). Hidden where scripts are off. */
export default function PrintButton({children, part}: Props): ReactNode {
  return (
    <button type="button" className={styles.button} data-needs-script="" data-prints={part ?? ''}>
      <Icon name="print" />
      {children}
    </button>
  );
}
