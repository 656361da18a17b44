import type {ReactNode, Ref} from 'react';

import type {Slide} from '@site/src/data/types';

import ReaderNotes from './ReaderNotes';
import SlideFrame from './SlideFrame';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLOListElement>;
  readonly slides: readonly Slide[];
  readonly index: number;
  /** Slides out of sight are inert. False while all are shown: handout, overview, no scripts. */
  readonly isStacked: boolean;
  readonly isOverview: boolean;
  readonly onPick: (index: number) => void;
}

/** The list of slides: stacked as a stage, side by side as an overview, one after the other as a document. */
export default function Stage({ref, slides, index, isStacked, isOverview, onPick}: Props): ReactNode {
  return (
    <ol ref={ref} className={styles.slides} role="list">
      {slides.map((slide, position) => (
        <li key={slide.id} className={styles.item} data-current={position === index ? '' : undefined}>
          <SlideFrame
            slide={slide}
            index={position}
            total={slides.length}
            isHidden={isOverview || (isStacked && position !== index)}
          />
          <ReaderNotes slide={slide} />
          {isOverview && (
            <button
              type="button"
              className={styles.pick}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onPick(position)}>
              {position + 1}. {slide.title}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
