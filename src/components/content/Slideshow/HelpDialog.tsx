import {useEffect, useRef, type ReactNode} from 'react';

import Icon, {type IconName} from '@site/src/components/ui/Icon';

import type {DeckFunction} from './functions';
import styles from './styles.module.css';
import {MAY_DIM} from './timing';
import {canLockEscape} from './useEscapeLock';

interface Props {
  readonly isOpen: boolean;
  readonly functions: readonly DeckFunction[];
  /** The browser does not keep the screen awake. */
  readonly mayDim: boolean;
  readonly hasLetters: boolean;
  readonly onLetters: (hasLetters: boolean) => void;
  readonly onClose: () => void;
}

interface Move {
  readonly keys: readonly string[];
  readonly label: string;
}

const MOVES: readonly Move[] = [
  {keys: ['→', 'Espacio', 'Av Pág'], label: 'Siguiente; después de la última, la primera'},
  {keys: ['←', 'Re Pág'], label: 'Anterior; antes de la primera, la última'},
  {keys: ['Inicio'], label: 'Primera diapositiva'},
  {keys: ['Fin'], label: 'Última diapositiva'},
  {keys: ['Número', 'Entrar'], label: 'Ir a esa diapositiva'},
  {keys: ['Abajo', 'Arriba'], label: 'Punto por punto, donde la diapositiva los tiene y llena la pantalla'},
  {keys: ['Esc'], label: 'Cerrar lo que esté abierto o salir de pantalla completa'},
];

/** Drawn, because few fonts have them in a size that can be read. */
const ARROWS: Readonly<Record<string, {readonly icon: IconName; readonly name: string}>> = {
  '→': {icon: 'arrow', name: 'Flecha derecha'},
  '←': {icon: 'back', name: 'Flecha izquierda'},
};

function Key({name}: {readonly name: string}): ReactNode {
  const arrow = ARROWS[name];
  if (!arrow) return <kbd>{name}</kbd>;
  return (
    <kbd>
      <Icon name={arrow.icon} />
      <span className="visually-hidden">{arrow.name}</span>
    </kbd>
  );
}

function Keys({keys}: {readonly keys: readonly string[]}): ReactNode {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <Key key={key} name={key} />
      ))}
    </span>
  );
}

/** Every function with its key, usable with mouse and touch, and the switch for single-letter keys. */
export default function HelpDialog(props: Props): ReactNode {
  const {isOpen, functions, mayDim, hasLetters, onLetters, onClose} = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog ref={ref} className={styles.help} aria-labelledby="deck-help-title" onClose={onClose}>
      <div className={styles.helpHead}>
        <h2 id="deck-help-title">Funciones y teclas</h2>
        <button type="button" className={styles.button} aria-label="Cerrar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ul role="list" className={styles.functions}>
        {functions.map(({label, keys, onUse}) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onUse();
              }}>
              {label}
              <Keys keys={keys} />
            </button>
          </li>
        ))}
      </ul>
      <h3>Moverse</h3>
      <dl className={styles.moves}>
        {MOVES.map(({keys, label}) => (
          <div key={label}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.letters}>
        <input
          type="checkbox"
          checked={hasLetters}
          onChange={(event) => onLetters(event.currentTarget.checked)}
        />
        Usar teclas de una letra o un número
      </label>
      <p className={styles.helpNote}>En el celular, deslice de lado para pasar de diapositiva.</p>
      {mayDim && <p className={styles.helpNote}>{MAY_DIM}</p>}
      {isOpen && !canLockEscape() && (
        <p className={styles.helpNote}>
          En este navegador, Esc sale siempre de pantalla completa. Si hay algo abierto, se cierra y la
          presentación sigue en la ventana. La tecla F la amplía de nuevo.
        </p>
      )}
    </dialog>
  );
}
