import type {ReactNode} from 'react';

import courses from '@data/courses';
import {findById} from '@site/src/lib/find';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

interface Props {
  /** Id of a course of `src/data/courses.yaml` that has `parts`. */
  readonly course: string;
}

const PALETTE = ['k-regulacion', 'k-autocuidado', 'k-vida'] as const;
const STEP = 20;
/** Dots of a line: as many as a phone shows at a size to be counted. */
const LINE = 16;

/** One dot an hour; a ringed diamond for what is handed in and has no hours. */
function Dots({hours}: {readonly hours: number | undefined}): ReactNode {
  const count = hours ?? 1;
  return (
    <svg
      className={styles.dots}
      data-lines={Math.ceil(count / LINE)}
      viewBox={`0 0 ${Math.min(count, LINE) * STEP} ${Math.ceil(count / LINE) * STEP}`}
      aria-hidden="true">
      {hours === undefined ? (
        <path d="M10 1.5L18.5 10L10 18.5L1.5 10z" />
      ) : (
        Array.from({length: count}, (_, index) => (
          <circle
            key={index}
            cx={(index % LINE) * STEP + 10}
            cy={Math.floor(index / LINE) * STEP + 10}
            r="7.5"
          />
        ))
      )}
    </svg>
  );
}

/** The hours of each week, as even as they go: 32 in three are 11, 11 and 10. */
const share = (hours: number, weeks: number): number[] =>
  Array.from({length: weeks}, (_, week) => Math.ceil((hours - week) / weeks));

/**
 * How the hours of a course are shared out: one row a part, one dot an hour, week by week where the
 * part has `weeks`. Throws when the course
 * does not exist or has no parts.
 *
 * @example
 * <HourBreakdown course="especializacion" />
 */
export default function HourBreakdown({course}: Props): ReactNode {
  const {parts} = findById(courses, course, 'HourBreakdown');
  if (!parts)
    throw new Error(`HourBreakdown: el curso «${course}» no tiene «parts» en src/data/courses.yaml.`);
  const total = parts.reduce((sum, {hours = 0}) => sum + hours, 0);
  return (
    <div>
      <ul role="list" className={styles.parts}>
        {parts.map(({label, hours, count, weeks}, index) => (
          <li
            key={label}
            className={PALETTE[index % PALETTE.length]}
            data-kind={hours === undefined ? 'count' : 'hours'}>
            <strong>{hours === undefined ? count : `${hours}${NBSP}h`}</strong>
            <span>{label}</span>
            {hours && weeks ? (
              <ol role="list" className={`abreast ${styles.weeks}`}>
                {share(hours, weeks).map((part, week) => (
                  <li key={week}>
                    Semana {week + 1}
                    <Dots hours={part} />
                  </li>
                ))}
              </ol>
            ) : (
              <Dots hours={hours} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {parts.length > 1 && `Total: ${total}${NBSP}horas. `}
        Cada punto es una hora{parts.some(({weeks}) => weeks) && '; aquí se reparten por igual'}.
      </p>
    </div>
  );
}
