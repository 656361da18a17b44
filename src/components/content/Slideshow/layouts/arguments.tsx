import type {ReactNode} from 'react';

import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import type {Slide} from '@site/src/data/types';

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

/** Tint and people of each tile. The specification fixes who they are: students, teachers, families. */
const TILES = [
  {tint: 'k-conciencia', art: 'deck-students'},
  {tint: 'k-regulacion', art: 'deck-teachers'},
  {tint: 'k-autocuidado', art: 'deck-families'},
] as const;

/** Three tinted tiles, each with those it is about. */
export function BenefitsSlide(props: LayoutProps): ReactNode {
  const {slide} = props;
  return (
    <div className={styles.rows}>
      <Head {...props} />
      <ul className={styles.tiles} role="list">
        {textsOf(slide).map((text, index) => {
          const {tint, art} = TILES[index % TILES.length] ?? TILES[0];
          const {lead, rest} = splitLead(text);
          return (
            <li key={text} className={tint}>
              <Art name={art} className={styles.who} />
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
