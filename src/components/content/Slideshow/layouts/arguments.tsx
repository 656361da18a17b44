import type {ReactNode} from 'react';

import CompetenceMark from '@site/src/components/ui/CompetenceMark';
import Icon from '@site/src/components/ui/Icon';
import type {CompetenceId, Slide} from '@site/src/data/types';

import {Head, Note, splitLead, textsOf, type LayoutProps} from './parts';
import styles from './styles.module.css';

/** Points in time: done ones filled, the ones to come hollow. `now` paints the last two. */
function Timeline({slide, isVertical}: {readonly slide: Slide; readonly isVertical?: boolean}): ReactNode {
  if (!slide.timeline?.length) {
    throw new Error(
      `slides.yaml: la diapositiva «${slide.id}» necesita «timeline», una lista de fechas con su texto.`,
    );
  }
  return (
    <ol className={isVertical ? styles.milestones : styles.timeline} role="list">
      {slide.timeline.map(({label, text, moment}) => {
        const {lead, rest} = splitLead(text);
        return (
          <li key={`${label} ${text}`} data-moment={moment ?? 'past'}>
            <i aria-hidden="true" />
            <b>{label}</b>
            <span>
              {lead && <strong>{lead}</strong>} {rest}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Claim and what it is associated with on the left; the measurements, done and to come, on the right. */
export function EvidenceSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  return (
    <>
      <div className={styles.claim}>
        <Head {...props} />
        <ul className={styles.ticks} role="list">
          {textsOf(slide).map((text) => (
            <li key={text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <Note slide={slide} />
      </div>
      <div className={styles.panel}>
        <Timeline slide={slide} isVertical />
      </div>
    </>
  );
}

const TILE_MARKS: readonly CompetenceId[] = ['conciencia', 'regulacion', 'autocuidado'];

/** Three tinted tiles with marks. */
export function BenefitsSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  return (
    <div className={styles.rows}>
      <Head {...props} />
      <ul className={styles.tiles} role="list">
        {textsOf(slide).map((text, index) => {
          const mark = TILE_MARKS[index % TILE_MARKS.length] ?? 'conciencia';
          const {lead, rest} = splitLead(text);
          return (
            <li key={text} className={`k-${mark}`}>
              <CompetenceMark id={mark} />
              {lead && <h3>{lead}</h3>}
              <p>{rest}</p>
            </li>
          );
        })}
      </ul>
      <Note slide={slide} />
    </div>
  );
}

/** Time line: past hollow, the laws of 2025 amber. */
export function BackgroundSlide(props: LayoutProps): ReactNode {
  return (
    <div className={styles.rows}>
      <Head {...props} />
      <Timeline slide={props.slide} />
      <Note slide={props.slide} />
    </div>
  );
}
