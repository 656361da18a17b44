import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './presenter.module.css';
import {MAY_DIM} from './timing';
import type {Show} from './useShow';

interface Props {
  readonly index: number;
  readonly total: number;
  readonly isBlank: boolean;
  readonly hasPartner: boolean;
  /** The browser does not keep the screen awake. */
  readonly mayDim: boolean;
  readonly act: Show['act'];
  readonly onOverview: () => void;
  readonly onHelp: () => void;
}

/** Whether the two windows hear each other, or why they cannot. */
function contactOf(hasPartner: boolean): string {
  if (typeof BroadcastChannel === 'undefined')
    return 'Este navegador no puede mover las dos ventanas juntas. Pase las diapositivas en cada una.';
  return hasPartner
    ? 'En contacto con la ventana del público.'
    : 'No hay otra ventana abierta. Abra las diapositivas y las dos se moverán juntas.';
}

/** The buttons of the presenter's window, and whether the audience's follows. */
export default function PresenterMoves(props: Props): ReactNode {
  const {index, total, isBlank, hasPartner, mayDim, act, onOverview, onHelp} = props;
  return (
    <footer className={styles.moves}>
      <button type="button" aria-disabled={index === 0} onClick={() => act({type: 'previous'})}>
        <Icon name="back" />
        Anterior
      </button>
      <button type="button" aria-disabled={index === total - 1} onClick={() => act({type: 'next'})}>
        Siguiente
        <Icon name="arrow" />
      </button>
      <button type="button" aria-pressed={isBlank} onClick={() => act({type: 'toggle-blank'})}>
        Pantalla en negro
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onOverview}>
        Todas las diapositivas
      </button>
      <button
        type="button"
        className={styles.iconOnly}
        aria-label="Funciones y teclas"
        aria-haspopup="dialog"
        onClick={onHelp}>
        <Icon name="help" />
      </button>
      <button type="button" onClick={(event) => event.currentTarget.ownerDocument.defaultView?.close()}>
        Cerrar
      </button>
      <p role="status">
        {contactOf(hasPartner)}
        {mayDim && ` ${MAY_DIM}`}
      </p>
    </footer>
  );
}
