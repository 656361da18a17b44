import {useEffect, useRef, type ReactNode} from 'react';

import slides from '@data/slides';
import speakerNotes from '@data/speaker-notes';

import styles from './presenter.module.css';
import PresenterMoves from './PresenterMoves';
import PresenterTimes from './PresenterTimes';
import SlideFrame from './SlideFrame';
import useFullscreen from './useFullscreen';
import useLetters from './useLetters';
import usePresenterKeys from './usePresenterKeys';
import useShow from './useShow';
import useSlideHash from './useSlideHash';
import useStopwatch from './useStopwatch';
import useWakeLock from './useWakeLock';

const total = slides.length;

/** Long notes scroll, and must do so by keyboard too. */
const SCROLLS = 0;

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
  const [hasLetters] = useLetters();
  const slide = slides[index]!;
  const next = slides[index + 1];

  useSlideHash(index, total, (opened) => act({type: 'go', index: opened}));
  const mayDim = useWakeLock(true);

  // The time starts by itself when the first slide is left.
  const {isRunning, start} = watch;
  useEffect(() => {
    if (index > 0 && !isRunning && hasPartner) start();
  }, [index, isRunning, hasPartner, start]);

  const digits = usePresenterKeys(root, {state, act, fullscreen, hasLetters});

  return (
    <div ref={root} className={styles.presenter} data-fills={fullscreen.isFilled ? '' : undefined}>
      <PresenterTimes index={index} watch={watch} />

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

      <section className={styles.notes} aria-label="Notas" aria-live="polite" tabIndex={SCROLLS}>
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

      <PresenterMoves
        index={index}
        total={total}
        isBlank={isBlank}
        hasPartner={hasPartner}
        mayDim={mayDim}
        act={act}
      />
    </div>
  );
}
