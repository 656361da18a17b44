import type {ReactNode} from 'react';

import courses from '@data/courses';
import {formatPercent} from '@site/src/lib/format';

import Bar from './bar';
import {Head, Note, type LayoutProps} from './parts';
import styles from './styles.module.css';

/** Bars of an invented class, marked as such before anything else; beside them what the provider reports of families. */
export function ImpactSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  if (!slide.bars?.length) throw new Error(`slides.yaml: la diapositiva «${slide.id}» necesita «bars».`);
  const family = courses.find(({id}) => id === 'convivencia-familiar');
  return (
    <div className={styles.rows}>
      <Head {...props} />
      <div className={styles.compare}>
        <div className={styles.pairs}>
          {slide.barsLabel && <p className={styles.example}>{slide.barsLabel}</p>}
          <p className={styles.key}>
            <span data-tone="before">Primera aplicación</span>{' '}
            <span data-tone="after">Segunda aplicación</span>
          </p>
          <dl>
            {slide.bars.map(({label, before, after}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className="visually-hidden">primera aplicación: </span>
                  <Bar size={before} value={String(before)} tone="before" />
                </dd>
                <dd>
                  <span className="visually-hidden">segunda aplicación: </span>
                  <Bar size={after} value={String(after)} tone="after" />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {family?.results && (
          <div className={styles.results}>
            <h3>{family.name}</h3>
            <p>{slide.content}</p>
            <ul role="list">
              {family.results.map((value) => (
                <li key={value}>{formatPercent(value)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Note slide={slide} />
    </div>
  );
}
