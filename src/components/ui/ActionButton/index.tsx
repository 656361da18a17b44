import type {ComponentProps, ReactNode} from 'react';

import styles from '@site/src/components/ui/ActionLink/styles.module.css';

/** A button with the look of a small outlined `ActionLink`; takes what a `button` takes. */
export default function ActionButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" className={styles.action} data-variant="secondary" data-size="small" {...props} />
  );
}
