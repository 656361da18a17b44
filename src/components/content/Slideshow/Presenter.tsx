import {useEffect, useRef, useState, type ReactNode} from 'react';

import slides from '@data/slides';
import speakerNotes from '@data/speaker-notes';

import {presenterFunctionsOf} from './functions';
import HelpDialog from './HelpDialog';
import styles from './presenter.module.css';
import PresenterMoves from './PresenterMoves';
import PresenterOverview from './PresenterOverview';
import PresenterTimes from './PresenterTimes';
import SlideFrame from './SlideFrame';
import useFullscreen from './useFullscreen';
import useLetters from './useLetters';
import useMouseLeavesFocus from './useMouseLeavesFocus';
import usePresenterKeys from './usePresenterKeys';
import useShow from './useShow';
import useSlideHash from './useSlideHash';
import useStopwatch, {readStart} from './useStopwatch';
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
  const show = useShow(total, 'presenter', readStart);
  const {state, act, hasPartner} = show;
  const {index, isBlank} = state;
  const watch = useStopwatch(show);
  const fullscreen = useFullscreen(root);
  const [hasLetters, setLetters] = useLetters();
  const [dialog, setDialog] = useState<'overview' | 'help'>();
  const onOverview = (): void => setDialog('overview');
  const onHelp = (): void => setDialog('help');
  const onClose = (): void => setDialog(undefined);
  const slide = slides[index]!;
  const next = slides[index + 1];

  useSlideHash(index, total, show);
  useMouseLeavesFocus(root);
  const mayDim = useWakeLock(true);

  // The time starts by itself when the first slide is left.
  const {isRunning, start} = watch;
  useEffect(() => {
    if (index > 0 && !isRunning && hasPartner) start();
  }, [index, isRunning, hasPartner, start]);

  const digits = usePresenterKeys(root, {state, act, fullscreen, hasLetters, onOverview, onHelp});

  return (
    <>
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
            {digits ? `Ir a ${digits}` : isBlank ? 'El público ve la pantalla en negro.' : slide.title}
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
          onOverview={onOverview}
          onHelp={onHelp}
        />
      </div>
      {dialog === 'overview' && (
        <PresenterOverview
          index={index}
          onPick={(picked) => act({type: 'go', index: picked})}
          onClose={onClose}
        />
      )}
      <HelpDialog
        isOpen={dialog === 'help'}
        functions={presenterFunctionsOf({fullscreen, act, onOverview})}
        mayDim={mayDim}
        hasLetters={hasLetters}
        onLetters={setLetters}
        onClose={onClose}
      />
    </>
  );
}
