import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The presenter's window could not open. */
  readonly wasBlocked: boolean;
  /** Full screen was asked for and not given. */
  readonly wasRefused: boolean;
}

/** What the browser did not allow, said with its cure. */
export default function Messages({wasBlocked, wasRefused}: Props): ReactNode {
  return (
    <>
      {wasBlocked && (
        <p className={styles.message} role="alert">
          El navegador bloqueó la ventana del presentador. Permita las ventanas emergentes de este sitio y
          vuelva a intentarlo.
        </p>
      )}
      {wasRefused && (
        <p className={styles.message} role="status">
          El navegador no permitió la pantalla completa. La presentación llena la ventana. Esc la cierra.
        </p>
      )}
    </>
  );
}
