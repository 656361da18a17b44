import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  /** Prints only the part of the page with `data-print-part` of this name. */
  readonly part?: string;
}

/** Prints the whole page or one part of it; `print.css` hides the others. */
function printPart(part: string | undefined): void {
  const root = document.documentElement;
  const clean = (): void => root.removeAttribute('data-print');
  if (part) {
    root.setAttribute('data-print', part);
    window.addEventListener('afterprint', clean, {once: true});
  }
  window.print();
}

/** Opens the print dialog. Hidden where scripts are off. */
export default function PrintButton({children, part}: Props): ReactNode {
  return (
    <button type="button" className={styles.button} data-needs-script="" onClick={() => printPart(part)}>
      <Icon name="print" />
      {children}
    </button>
  );
}
