import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';
import type {View} from './useView';

interface Props {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onPresenter: () => void;
  readonly onOverview: () => void;
}

/** The quiet row under the controls: other ways to look at the same slides. */
export default function Toolbar({view, onView, onPresenter, onOverview}: Props): ReactNode {
  const isHandout = view === 'handout';
  return (
    <div className={styles.toolbar}>
      <button type="button" onClick={() => onView(isHandout ? 'deck' : 'handout')}>
        <Icon name={isHandout ? 'screen' : 'book'} />
        <span>{isHandout ? 'Volver a las diapositivas' : 'Ver como folleto, con notas y fuentes'}</span>
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" />
        <span>{isHandout ? 'Imprimir el folleto' : 'Imprimir o guardar en PDF'}</span>
      </button>
      {!isHandout && (
        <>
          <button type="button" onClick={onOverview}>
            <Icon name="list" />
            Todas las diapositivas
          </button>
          <button type="button" className={styles.presenterButton} onClick={onPresenter}>
            <Icon name="eye" />
            Vista de presentador
          </button>
        </>
      )}
    </div>
  );
}
