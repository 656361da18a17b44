import type {ReactNode} from 'react';
import clsx from 'clsx';

import network from '@data/network';
import type {CompetenceId} from '@site/src/data/types';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

/** Categorical tints of the phases, in their order. */
const TONES: readonly CompetenceId[] = ['regulacion', 'vida', 'conciencia', 'sociales', 'autocuidado'];

/** Width of the plot of hours; one unit is one hour of the longest phase. */
const BAR_HEIGHT = 3;

function Hours({hours, longest}: {readonly hours: number | undefined; readonly longest: number}): ReactNode {
  if (hours === undefined) return <p className={styles.without}>Sin horas propias</p>;
  return (
    <div className={styles.hours}>
      <p>
        <strong>{hours}</strong>
        {NBSP}h
      </p>
      <svg viewBox={`0 0 ${longest} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={longest} height={BAR_HEIGHT} className={styles.track} />
        <rect width={hours} height={BAR_HEIGHT} className={styles.bar} />
      </svg>
    </div>
  );
}

/**
 * The phases of the network's teacher programme from `src/data/network.yaml`, joined by a dotted
 * path, each with a bar of its hours on one scale. No props.
 *
 * @example
 * <PhaseTimeline />
 */
export default function PhaseTimeline(): ReactNode {
  const {phases} = network;
  const longest = Math.max(...phases.map(({hours}) => hours ?? 0));
  return (
    <ol role="list" className={styles.phases}>
      {phases.map(({id, name, hours, description}, i) => (
        <li key={id} className={clsx(styles.phase, `k-${TONES[i % TONES.length]}`)}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <div className={styles.text}>
            <h3>{name}</h3>
            <p>{description}</p>
          </div>
          <Hours hours={hours} longest={longest} />
        </li>
      ))}
    </ol>
  );
}
