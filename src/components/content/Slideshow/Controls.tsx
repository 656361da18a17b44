import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Slide} from '@site/src/data/types';

import styles from './styles.module.css';
import type {Show} from './useShow';

interface Props {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly isFull: boolean;
  /** The last button leads to full screen; otherwise it leaves it. */
  readonly canEnter: boolean;
  /** `#3` of the number being typed. */
  readonly digits: string;
  readonly act: Show['act'];
  readonly onFullscreen: () => void;
  readonly onHelp: () => void;
}

/**
 * Home, previous, a dot a slide, counter, next, all functions, full screen. At the ends the buttons
 * are `aria-disabled` and not `disabled`: a button that becomes `disabled` while it has the focus
 * drops it, and the presenter's next key would go nowhere.
 */
export default function Controls(props: Props): ReactNode {
  const {slides, index, isFull, canEnter, digits, act, onFullscreen, onHelp} = props;
  const isFirst = index === 0;
  const isLast = index === slides.length - 1;
  return (
    <div className={styles.controls} role="group" aria-label="Controles de la presentación">
      {!isFull && (
        <SiteLink href="/" className={styles.button} aria-label="Inicio">
          <Icon name="home" />
        </SiteLink>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label="Diapositiva anterior"
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => act({type: 'previous'})}>
        <Icon name="back" />
      </button>
      <div className={styles.dots}>
        {slides.map((slide, position) => (
          <button
            key={slide.id}
            type="button"
            aria-label={slide.title}
            title={slide.title}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => act({type: 'go', index: position})}
          />
        ))}
      </div>
      <span className={styles.counter} data-typing={digits ? '' : undefined}>
        {digits ? `Ir a ${digits}` : `${index + 1} / ${slides.length}`}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label="Diapositiva siguiente"
        aria-disabled={isLast}
        onClick={isLast ? undefined : () => act({type: 'next'})}>
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Funciones y teclas"
        aria-haspopup="dialog"
        onClick={onHelp}>
        <Icon name="help" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={canEnter ? 'Pantalla completa' : 'Salir de pantalla completa'}
        onClick={onFullscreen}>
        <Icon name={canEnter ? 'fullscreen' : 'close'} />
      </button>
    </div>
  );
}
