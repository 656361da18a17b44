import type {ReactNode, Ref} from 'react';

import type {Slide} from '@site/src/data/types';

import Pointer from './Pointer';
import ReaderNotes from './ReaderNotes';
import type {DeckState} from './reducer';
import SlideFrame from './SlideFrame';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLOListElement>;
  readonly slides: readonly Slide[];
  readonly state: DeckState;
  /** Slides out of sight are inert. False while all are shown: handout, overview, no scripts. */
  readonly isStacked: boolean;
  readonly isOverview: boolean;
  readonly pointer: Ref<SVGSVGElement>;
  readonly onPick: (index: number) => void;
}

/** The list of slides: stacked as a stage, side by side as an overview, one after the other as a document. */
export default function Stage(props: Props): ReactNode {
  const {ref, slides, state, isStacked, isOverview, pointer, onPick} = props;
  const {index, step, zoom} = state;
  const isShow = isStacked && !isOverview;
  return (
    // Takes the focus, by script alone, when the control that had it goes.
    <ol ref={ref} className={styles.slides} role="list" tabIndex={-1}>
      {slides.map((slide, position) => (
        <li key={slide.id} className={styles.item} data-current={position === index ? '' : undefined}>
          <SlideFrame
            slide={slide}
            index={position}
            total={slides.length}
            isHidden={isOverview || (isStacked && position !== index)}
            step={isShow && position === index ? step : 0}
            zoom={isShow && position === index ? zoom : undefined}
          />
          {isShow && position === index && <Pointer ref={pointer} />}
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
