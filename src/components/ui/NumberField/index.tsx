import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

interface Props extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  /** What happens with the number: read with the field. */
  readonly note: string;
  /** The answer, in an element with the role of a status. */
  readonly children: ReactNode;
}

/** A number that a visitor types and a script answers; without scripts it is not there. Other properties go to the field. */
export default function NumberField({id, label, note, children, ...rest}: Props): ReactNode {
  return (
    <div className={styles.field} data-needs-script="">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-note`}
        {...rest}
      />
      {children}
      <small id={`${id}-note`}>{note}</small>
    </div>
  );
}
