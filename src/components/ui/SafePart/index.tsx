import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

import ActionButton from '@site/src/components/ui/ActionButton';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
  /** What stands in its place; by default a sentence and a way to try again. */
  readonly fallback?: ReactNode;
}

/**
 * Keeps an error inside one part of a page from taking the page away. In the browser only: while the
 * site is built an error stops the build, since bad data must not be published. `rehype-mdx-scope`
 * puts it around every content component; home, header and footer use it themselves.
 */
export default function SafePart({children, fallback}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <>
          {fallback ?? (
            <div role="alert" className={styles.broken}>
              <p>Esta parte no se pudo mostrar. El resto de la página sigue aquí.</p>
              <ActionButton onClick={tryAgain}>Probar otra vez</ActionButton>
            </div>
          )}
        </>
      )}>
      {children}
    </ErrorBoundary>
  );
}
