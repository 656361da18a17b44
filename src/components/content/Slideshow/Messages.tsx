import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {PresenterProblem} from './usePresenterWindow';

const PROBLEMS: Readonly<Record<PresenterProblem, string>> = {
  blocked:
    'El navegador bloqueó la ventana del presentador. Permita las ventanas emergentes de este sitio y vuelva a intentarlo.',
  unreachable:
    'La vista de presentador no alcanzó a descargarse. Las diapositivas siguen funcionando. Recupere la conexión y vuelva a intentarlo.',
};

interface Props {
  /** Why the presenter's window could not open. */
  readonly problem: PresenterProblem | undefined;
  /** Full screen was asked for and not given. */
  readonly wasRefused: boolean;
  /** The browser's own Escape took full screen away. */
  readonly wasInterrupted: boolean;
}

/** What the browser did not allow, said with its cure. */
export default function Messages({problem, wasRefused, wasInterrupted}: Props): ReactNode {
  return (
    <>
      {problem && (
        <p className={styles.message} role="alert">
          {PROBLEMS[problem]}
        </p>
      )}
      {wasRefused && (
        <p className={styles.message} role="status">
          El navegador no permitió la pantalla completa. La presentación llena la ventana. Esc la cierra.
        </p>
      )}
      {wasInterrupted && (
        <p className={styles.message} role="status">
          El navegador salió de pantalla completa. La presentación sigue en la ventana. F la amplía de nuevo y
          Esc la cierra.
        </p>
      )}
    </>
  );
}
