import {useEffect, useRef, useState, type ReactNode} from 'react';

import slides from '@data/slides';

import {presenterFunctionsOf} from './functions';
import HelpDialog from './HelpDialog';
import Pointer from './Pointer';
import styles from './presenter.module.css';
import PresenterMoves from './PresenterMoves';
import PresenterNotes from './PresenterNotes';
import PresenterOverview from './PresenterOverview';
import PresenterTimes from './PresenterTimes';
import SlideFrame from './SlideFrame';
import {stepFrom, stepsOf} from './steps';
import useFullscreen from './useFullscreen';
import useLetters from './useLetters';
import useMouseLeavesFocus from './useMouseLeavesFocus';
import usePointer from './usePointer';
import usePresenterKeys from './usePresenterKeys';
import useShow from './useShow';
import useSlideHash from './useSlideHash';
import useStopwatch, {storedClock} from './useStopwatch';
import useSwipe from './useSwipe';
import useWakeLock from './useWakeLock';

const total = slides.length;

/**
 * The presenter's window: current and next slide, notes in large type, time and pace. It moves one window of
 * the audience and follows it; either can be closed and opened again.
 */
export default function Presenter(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const onMove = useRef<(from: number, to: number) => void>(undefined);
  const show = useShow(total, 'presenter', {
    readClock: storedClock,
    onMove: (from, to) => onMove.current?.(from, to),
  });
  const {state, act, pairing, ratio} = show;
  const {index, isBlank, step, zoom} = state;
  const watch = useStopwatch(show);
  useEffect(() => {
    onMove.current = watch.move;
  });
  const pointer = usePointer(show.point, index);
  const fullscreen = useFullscreen(root);
  const [hasLetters, setLetters] = useLetters();
  const [isReading, setReading] = useState(false);
  const [dialog, setDialog] = useState<'overview' | 'help'>();
  const onOverview = (): void => setDialog('overview');
  const onHelp = (): void => setDialog('help');
  const onClose = (): void => setDialog(undefined);
  const onReading = (): void => setReading(!isReading);
  const onZoom = (): void => act({type: 'zoom', at: zoom ? undefined : pointer.place()});
  const slide = slides[index]!;
  const next = slides[index + 1];

  useSlideHash(index, total, show);
  useMouseLeavesFocus(root);
  useSwipe(picture, (move) => !pointer.isOn && act({type: move}));
  const mayDim = useWakeLock(true);
  // Through the object model, which the policy allows: an attribute would be refused.
  useEffect(() => {
    if (ratio) root.current?.style.setProperty('--ratio', String(ratio));
  }, [ratio]);

  const digits = usePresenterKeys(root, {
    state,
    act,
    fullscreen,
    hasLetters,
    pointer,
    onZoom,
    onReading,
    onOverview,
    onHelp,
  });

  return (
    <>
      <div
        ref={root}
        className={styles.presenter}
        data-presenter=""
        data-fills={fullscreen.isFilled ? '' : undefined}>
        <PresenterTimes index={index} watch={watch} />

        <section
          className={styles.current}
          aria-label="Diapositiva actual"
          data-blank={isBlank ? '' : undefined}>
          <div
            ref={picture}
            className={styles.picture}
            data-pointing={pointer.isOn ? '' : undefined}
            {...pointer.handlers}>
            <SlideFrame
              key={slide.id}
              slide={slide}
              index={index}
              total={total}
              step={step}
              zoom={zoom}
              isCopy
            />
            <Pointer ref={pointer.dot} />
          </div>
          <p>
            <b>{`${index + 1} / ${total}`}</b>{' '}
            <span>
              {digits ? `Ir a ${digits}` : isBlank ? 'El público ve la pantalla en negro.' : slide.title}
            </span>
          </p>
        </section>

        <PresenterNotes slide={slide} isReading={isReading} onReading={onReading} />

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
          pairing={pairing}
          isPointing={pointer.isOn}
          isZoomed={zoom !== undefined}
          onStep={
            stepsOf(slide) > 0 ? (by) => act({type: 'step', step: stepFrom(slide, step, by)}) : undefined
          }
          onPointer={pointer.toggle}
          onZoom={onZoom}
          onSwitch={show.switchPartner}
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
        functions={presenterFunctionsOf({
          fullscreen,
          act,
          onOverview,
          onPointer: pointer.toggle,
          onZoom,
          onReading,
        })}
        mayDim={mayDim}
        hasLetters={hasLetters}
        onLetters={setLetters}
        onClose={onClose}
      />
    </>
  );
}
