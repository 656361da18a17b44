import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './presenter.module.css';
import type {Pairing} from './pairing';
import {MAY_DIM} from './timing';
import type {Show} from './useShow';

interface Props {
  readonly index: number;
  readonly total: number;
  readonly isBlank: boolean;
  readonly pairing: Pairing;
  readonly isPointing: boolean;
  readonly isZoomed: boolean;
  /** Moves within the slide, where it has steps. */
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  readonly onPointer: () => void;
  readonly onZoom: () => void;
  readonly onSwitch: () => void;
  /** The browser does not keep the screen awake. */
  readonly mayDim: boolean;
  readonly act: Show['act'];
  readonly onOverview: () => void;
  readonly onHelp: () => void;
}

/** Whether the two windows hear each other, or why they cannot. */
function contactOf({partner, others}: Pairing): string {
  if (typeof BroadcastChannel === 'undefined')
    return 'Este navegador no puede mover las dos ventanas juntas. Pase las diapositivas en cada una.';
  if (partner)
    return others.length > 0
      ? 'En contacto con la ventana del público. Hay otra abierta, que no se mueve.'
      : 'En contacto con la ventana del público.';
  return others.length > 0
    ? 'La ventana del público se cerró. Hay otra abierta.'
    : 'No hay otra ventana abierta. Abra las diapositivas y las dos se moverán juntas.';
}

/** The buttons of the presenter's window, and whether the audience's follows. */
export default function PresenterMoves(props: Props): ReactNode {
  const {index, total, isBlank, pairing, isPointing, isZoomed, mayDim, act} = props;
  const {onStep, onPointer, onZoom, onSwitch, onOverview, onHelp} = props;
  return (
    <footer className={styles.moves}>
      <div className={styles.primary}>
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
      </div>
      <div className={styles.secondary}>
        {onStep && (
          <>
            <button
              type="button"
              className={styles.iconOnly}
              data-up=""
              aria-label="Punto anterior"
              onClick={() => onStep(-1)}>
              <Icon name="chevron" />
            </button>
            <button
              type="button"
              className={styles.iconOnly}
              aria-label="Punto siguiente"
              onClick={() => onStep(1)}>
              <Icon name="chevron" />
            </button>
          </>
        )}
        <button type="button" aria-pressed={isPointing} onClick={onPointer}>
          Puntero
        </button>
        <button type="button" aria-pressed={isZoomed} onClick={onZoom}>
          Ampliar
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
      </div>
      <div className={styles.contact}>
        <p role="status">
          {contactOf(pairing)}
          {mayDim && ` ${MAY_DIM}`}
        </p>
        {pairing.others.length > 0 && (
          <button type="button" onClick={onSwitch}>
            Mover la otra
          </button>
        )}
      </div>
    </footer>
  );
}
