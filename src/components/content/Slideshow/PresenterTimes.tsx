import type {ReactNode} from 'react';

import slides from '@data/slides';
import Icon from '@site/src/components/ui/Icon';

import styles from './presenter.module.css';
import {formatClock, paceOf, timeLeft} from './timing';
import type {Stopwatch} from './useStopwatch';

const planned = slides.map(({seconds}) => seconds);

interface Props {
  readonly index: number;
  readonly watch: Stopwatch;
}

/** Time spoken and left, pace against the plan, time of this slide beside its plan, and the hour of the day. */
export default function PresenterTimes({index, watch}: Props): ReactNode {
  const {clock, elapsed, onSlide, isRunning, canUndo} = watch;
  const pace = paceOf(elapsed, index, planned, clock?.from);
  const left = timeLeft(elapsed, planned, clock?.from ?? index);
  return (
    <header className={styles.times}>
      <p>
        <b>{formatClock(elapsed)}</b>{' '}
        <span>{left < 0 ? `Se pasó ${formatClock(-left)}` : `Quedan ${formatClock(left)}`}</span>
      </p>
      {clock && (
        <p className={styles.pace} data-tone={pace.tone}>
          {isRunning ? pace.text : 'En pausa'}
        </p>
      )}
      <p>
        Esta diapositiva: lleva <b>{formatClock(onSlide)}</b> de <b>{formatClock(planned[index] ?? 0)}</b>
      </p>
      <p>
        Hora: <b>{watch.hour}</b>
      </p>
      <div className={styles.watch}>
        <button type="button" onClick={isRunning ? watch.pause : watch.start}>
          {!isRunning && <Icon name="play" />}
          {isRunning ? 'Pausar el tiempo' : clock ? 'Seguir' : 'Iniciar el tiempo'}
        </button>
        {canUndo ? (
          <button type="button" onClick={watch.undo}>
            <Icon name="back" />
            Deshacer
          </button>
        ) : (
          <button type="button" aria-disabled={!clock} onClick={clock ? watch.reset : undefined}>
            <Icon name="refresh" />
            Poner en cero
          </button>
        )}
      </div>
    </header>
  );
}
