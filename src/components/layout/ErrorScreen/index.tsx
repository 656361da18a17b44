import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';

import {base} from '@site/src/lib/address';
import actionStyles from '@site/src/components/ui/ActionLink/styles.module.css';

import {describe} from './describe';
import styles from './styles.module.css';

/**
 * Shown when the page itself has failed, so it leans on as little as it can: no drawing, no router
 * (the way home is a plain link that loads everything anew), no data.
 */
export default function ErrorScreen({error, tryAgain}: Props): ReactNode {
  return (
    <div className={styles.screen}>
      <div className={styles.card} role="alert">
        <h2 lang="en">Unexpected Application Error!</h2>
        <pre className={styles.message} translate="no">
          {describe(error)}
        </pre>
        <p>
          Algo falló al mostrar esta página. No perdió nada: el sitio no guarda lo que usted escribe. Pruebe
          otra vez o vuelva al inicio.
        </p>
        <div className={styles.actions}>
          <button type="button" className={actionStyles.action} onClick={tryAgain}>
            Probar otra vez
          </button>
          <a className={actionStyles.action} data-variant="secondary" href={base}>
            Volver al inicio
          </a>
        </div>
      </div>
    </div>
  );
}
