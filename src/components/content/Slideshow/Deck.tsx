import {Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import slides from '@data/slides';

import Controls from './Controls';
import {functionsOf} from './functions';
import HelpDialog from './HelpDialog';
import Messages from './Messages';
import {movePointer} from './Pointer';
import {loadPresenter, Presenter} from './preload';
import Stage from './Stage';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import useAnnouncement from './useAnnouncement';
import useDeckKeys from './useDeckKeys';
import useDeckScreen from './useDeckScreen';
import useKeepsFocus from './useKeepsFocus';
import useLetters from './useLetters';
import useMouseLeavesFocus from './useMouseLeavesFocus';
import usePresenterWindow from './usePresenterWindow';
import useRatio from './useRatio';
import useShow from './useShow';
import useSlideHash from './useSlideHash';
import useSwipe from './useSwipe';
import type {View} from './useView';

interface Props {
  readonly view: View;
  readonly isLive: boolean;
  readonly onView: (view: View) => void;
}

/** The audience's window: stage, controls and everything that moves them. */
export default function Deck({view, isLive, onView}: Props): ReactNode {
  const deck = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLOListElement>(null);
  const total = slides.length;
  const pointer = useRef<SVGSVGElement>(null);
  const presenter = usePresenterWindow(loadPresenter);
  const {ratioOf, watchRatio} = useRatio(stage);
  const show = useShow(total, 'audience', {
    onPoint: (at) => movePointer(pointer.current, at),
    isOpener: presenter.isOpen,
    ratioOf,
  });
  const {state, act} = show;
  const {index, isBlank, isOverview} = state;
  const [hasHelp, setHelp] = useState(false);
  const {fullscreen, isIdle, isBarAway, isNotice, mayDim} = useDeckScreen(deck, {
    makesWay: presenter.hasJustOpened,
    hasOverlay: hasHelp || isBlank || isOverview,
    onCloseOverlays: () => {
      setHelp(false);
      act({type: 'close-overlays'});
    },
  });
  const [hasLetters, setLetters] = useLetters();
  const isDeck = view === 'deck';
  const announcement = useAnnouncement(index, slides, isLive && isDeck);

  useSlideHash(index, total, show);
  useMouseLeavesFocus(deck);
  useKeepsFocus(deck, stage);
  const {reshape} = show;
  useEffect(() => watchRatio(reshape), [watchRatio, reshape]);
  useSwipe(stage, (move) => isDeck && !isOverview && act({type: move}));
  const digits = useDeckKeys(deck, {
    isOn: isLive && isDeck,
    hasLetters,
    state,
    act,
    fullscreen,
    stage,
    onPresenter: presenter.open,
    onHelp: () => setHelp(true),
  });

  const {forgetProblem} = presenter;
  useEffect(forgetProblem, [index, forgetProblem]);

  // In the overview the current slide's button takes the focus, so that arrows and Enter have a place.
  useEffect(() => {
    if (isOverview) stage.current?.querySelector<HTMLElement>('button[aria-current]')?.focus();
  }, [isOverview]);

  return (
    <div
      ref={deck}
      className={styles.deck}
      data-view={isDeck ? 'deck' : 'handout'}
      data-live={isLive ? '' : undefined}
      data-full={fullscreen.isFull ? '' : undefined}
      data-idle={isIdle ? '' : undefined}
      data-bar-away={isBarAway ? '' : undefined}
      data-overview={isOverview ? '' : undefined}>
      <Stage
        ref={stage}
        slides={slides}
        state={state}
        isStacked={isLive && isDeck}
        isOverview={isDeck && isOverview}
        pointer={pointer}
        onPick={(picked) => act({type: 'go', index: picked})}
      />
      <Controls
        slides={slides}
        index={index}
        isFull={fullscreen.isFull}
        canEnter={!fullscreen.isFull || fullscreen.wasInterrupted}
        digits={digits}
        act={act}
        onFullscreen={fullscreen.toggle}
        onHelp={() => setHelp(true)}
      />
      <Toolbar
        view={view}
        onView={onView}
        onPresenter={presenter.open}
        onOverview={() => act({type: 'toggle-overview'})}
      />
      {isDeck && isBlank && (
        <button
          type="button"
          className={styles.blank}
          aria-label="Pantalla en negro. Volver a la diapositiva"
          onClick={() => act({type: 'close-overlays'})}
        />
      )}
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
      <Messages
        problem={presenter.problem}
        wasRefused={isNotice && fullscreen.wasRefused}
        wasInterrupted={isNotice && fullscreen.wasInterrupted}
      />
      <HelpDialog
        isOpen={hasHelp}
        functions={functionsOf({fullscreen, act, onPresenter: presenter.open})}
        mayDim={mayDim}
        hasLetters={hasLetters}
        onLetters={setLetters}
        onClose={() => setHelp(false)}
      />
      {presenter.container &&
        createPortal(
          <Suspense>
            <Presenter />
          </Suspense>,
          presenter.container,
        )}
    </div>
  );
}
