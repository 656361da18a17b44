import type {ReactNode} from 'react';

import ActionButton from '@site/src/components/ui/ActionButton';
import Icon from '@site/src/components/ui/Icon';

interface Props {
  readonly children: ReactNode;
  /** Prints only the part of the page with `data-print-part` of this name. */
  readonly part?: string;
}

/** Opens the print dialog (`browser.ts`). Hidden where scripts are off. */
export default function PrintButton({children, part}: Props): ReactNode {
  return (
    <ActionButton data-needs-script="" data-prints={part ?? ''}>
      <Icon name="print" />
      {children}
    </ActionButton>
  );
}
