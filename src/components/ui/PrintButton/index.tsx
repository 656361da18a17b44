import type {ReactNode} from 'react';

import actionStyles from '@site/src/components/ui/ActionLink/styles.module.css';
import Icon from '@site/src/components/ui/Icon';

interface Props {
  readonly children: ReactNode;
  /** Prints only the part of the page with `data-print-part` of this name. */
  readonly part?: string;
}

/** Opens the print dialog (`src/client/still-controls.ts`). Hidden where scripts are off. */
export default function PrintButton({children, part}: Props): ReactNode {
  return (
    <button
      type="button"
      className={actionStyles.action}
      data-variant="secondary"
      data-size="small"
      data-needs-script=""
      data-prints={part ?? ''}>
      <Icon name="print" />
      {children}
    </button>
  );
}
