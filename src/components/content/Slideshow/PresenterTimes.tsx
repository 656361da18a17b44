import type {ReactNode} from 'react';

import slides from '@data/slides';
import Icon from '@site/src/components/ui/Icon';

import styles from './presenter.module.css';
import {formatClock, paceOf} from './timing';
import type {Stopwatch} from './useStopwatch';

const planned = slides.map(({seconds}) => seconds);
const whole = planned.reduce((sum, seconds) => sum + seconds, 0);

interface Props {
  readonly index: number;
  readonly watch: Stopwatch;
}

/** Time spoken, pace against the plan, time of this slide and hour of the day. */
export default function PresenterTimes({index, watch}: Props): ReactNode {
  const pace = paceOf(watch.elapsed, index, planned);
  return (
    <header className={styles.times}>
      <p>
        <b>{formatClock(watch.elapsed)}</b> <span>de {formatClock(whole)}</span>
      </p>
      {watch.isRunning && (
        <p className={styles.pace} data-tone={pace.tone}>
          {pace.text}
        </p>
      )}
      <p>
        Esta diapositiva: <b>{formatClock(planned[index] ?? 0)}</b>
      </p>
      <p>
        Hora: <b>{watch.clock}</b>
      </p>
      <button type="button" onClick={watch.isRunning ? watch.reset : watch.start}>
        <Icon name={watch.isRunning ? 'refresh' : 'play'} />
        {watch.isRunning ? 'Poner en cero' : 'Iniciar el tiempo'}
      </button>
    </header>
  );
}
