import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

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

/** Opens the print dialog. It needs scripts, so without them it keeps its place and stays hidden. */
export default function PrintButton({children, part}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={styles.button}
      data-ready={isBrowser}
      disabled={!isBrowser}
      onClick={() => printPart(part)}>
      <Icon name="print" />
      {children}
    </button>
  );
}
