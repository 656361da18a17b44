import {useEffect, useRef, useState, type ReactNode} from 'react';

import slides from '@data/slides';
import speakerNotes from '@data/speaker-notes';
import Icon from '@site/src/components/ui/Icon';

import type {DeckCommand} from './keys';
import styles from './presenter.module.css';
import SlideFrame from './SlideFrame';
import {formatClock, paceOf} from './timing';
import useFullscreen from './useFullscreen';
import useKeyboard from './useKeyboard';
import useLetters from './useLetters';
import useShow from './useShow';
import useSlideHash from './useSlideHash';
import useStopwatch from './useStopwatch';
import useWakeLock from './useWakeLock';

const planned = slides.map(({seconds}) => seconds);
const total = slides.length;

const notesOf = (id: string): readonly string[] => speakerNotes.find(({slide}) => slide === id)?.notes ?? [];

/**
 * The presenter's window: current and next slide, notes in large type, time and pace. It follows the
 * audience's window and leads it; either can be closed and opened again.
 */
export default function Presenter(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {state, act, hasPartner} = useShow(total, 'presenter');
  const {index, isBlank} = state;
  const watch = useStopwatch();
  const fullscreen = useFullscreen(root);
  const [digits, setDigits] = useState('');
  const [hasLetters] = useLetters();
  const slide = slides[index]!;
  const next = slides[index + 1];
  const pace = paceOf(watch.elapsed, index, planned);

  useSlideHash(index, total, (opened) => act({type: 'go', index: opened}));
  useWakeLock(true);

  // The time starts by itself when the first slide is left.
  const {isRunning, start} = watch;
  useEffect(() => {
    if (index > 0 && !isRunning && hasPartner) start();
  }, [index, isRunning, hasPartner, start]);

  const obey = (command: DeckCommand, slideNumber: number): void => {
    switch (command.type) {
      case 'forward':
      case 'back':
      case 'first':
      case 'last':
        act({type: command.type});
        break;
      case 'jump':
        if (slideNumber >= 1 && slideNumber <= total) act({type: 'go', index: slideNumber - 1});
        break;
      case 'blank':
        act({type: 'toggle-blank'});
        break;
      case 'fullscreen':
        fullscreen.toggle();
        break;
      case 'escape':
        if (isBlank) act({type: 'close-overlays'});
        else if (fullscreen.isFull) fullscreen.leave();
        break;
      default:
    }
  };
  useKeyboard(root, {isOn: true, hasLetters, onCommand: obey, onDigits: setDigits});

  return (
    <div ref={root} className={styles.presenter} data-fills={fullscreen.isFilled ? '' : undefined}>
      <header className={styles.times}>
        <p>
          <b>{formatClock(watch.elapsed)}</b>{' '}
          <span>de {formatClock(planned.reduce((sum, seconds) => sum + seconds, 0))}</span>
        </p>
        {watch.isRunning && (
          <p className={styles.pace} data-tone={pace.tone}>
            {pace.text}
          </p>
        )}
        <p>
          Esta diapositiva: <b>{formatClock(slide.seconds)}</b>
        </p>
        <p>
          Hora: <b>{watch.clock}</b>
        </p>
        <button type="button" onClick={watch.isRunning ? watch.reset : watch.start}>
          <Icon name={watch.isRunning ? 'refresh' : 'play'} />
          {watch.isRunning ? 'Poner en cero' : 'Iniciar el tiempo'}
        </button>
      </header>

      <section
        className={styles.current}
        aria-label="Diapositiva actual"
        data-blank={isBlank ? '' : undefined}>
        <div className={styles.picture}>
          <SlideFrame key={slide.id} slide={slide} index={index} total={total} isCopy />
        </div>
        <p>
          <b>
            {index + 1} / {total}
          </b>{' '}
          {digits ? `Ir a ${digits}` : slide.title}
        </p>
      </section>

      <section className={styles.notes} aria-label="Notas" aria-live="polite">
        <ul role="list">
          {notesOf(slide.id).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>

      <section className={styles.next} aria-label="Diapositiva siguiente">
        <div className={styles.picture}>
          {next && <SlideFrame key={next.id} slide={next} index={index + 1} total={total} isCopy />}
        </div>
        <p>{next ? `Sigue: ${next.title}` : 'Es la última diapositiva.'}</p>
      </section>

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
        <button type="button" onClick={() => window.close()}>
          Cerrar
        </button>
        <p role="status">
          {hasPartner
            ? 'En contacto con la ventana del público.'
            : 'No hay otra ventana abierta. Abra las diapositivas y las dos se moverán juntas.'}
        </p>
      </footer>
    </div>
  );
}
