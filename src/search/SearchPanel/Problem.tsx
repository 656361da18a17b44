import type {ReactNode} from 'react';

import PageList from '@site/src/search/SiteSearch/PageList';
import type {ProblemKind} from '@site/src/search/engine/load';

import styles from './styles.module.css';

interface Props {
  readonly kind: ProblemKind;
  readonly onRetry: () => void;
}

const isDevelopment = process.env.NODE_ENV === 'development';

const sentences: {readonly [kind in ProblemKind]: string} = {
  offline:
    'No hay conexión a internet, y la parte del buscador que responde a esto no está guardada en este navegador. Intente de nuevo cuando la haya.',
  download:
    'No se pudo descargar la parte del buscador que responde a esto, y no está guardada en este navegador. Intente de nuevo cuando haya conexión.',
  missing: isDevelopment
    ? 'Falta el índice del buscador. Ejecute «npm run build» una vez y recargue: esta vista usa el índice de la última compilación.'
    : 'El índice del buscador no está publicado en este momento.',
  blocked: 'Este navegador no permite el programa que busca (WebAssembly).',
};

/** Why search does not work, a way to try again, and the pages of the site. */
export default function Problem({kind, onRetry}: Props): ReactNode {
  return (
    <div className={styles.problem}>
      <div role="alert">
        <p>{sentences[kind]}</p>
      </div>
      {kind !== 'blocked' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Intentar de nuevo
        </button>
      )}
      <p>Estas son las páginas del sitio:</p>
      <PageList />
    </div>
  );
}
