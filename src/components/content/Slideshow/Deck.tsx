import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';

import slides from '@data/slides';

import Controls from './Controls';
import HelpDialog, {type DeckFunction} from './HelpDialog';
import type {DeckCommand} from './keys';
import Messages from './Messages';
import {moveInOverview} from './overview';
import Stage from './Stage';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import useAnnouncement from './useAnnouncement';
import useEscapeLock from './useEscapeLock';
import useFullscreen from './useFullscreen';
import useIdle from './useIdle';
import useKeyboard from './useKeyboard';
import useLetters from './useLetters';
import useShow from './useShow';
import useSlideHash from './useSlideHash';
import useSwipe from './useSwipe';
import {addressOf, type View} from './useView';
import useWakeLock from './useWakeLock';

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
  const {state, act} = useShow(total, 'audience');
  const {index, isBlank, isOverview} = state;
  const fullscreen = useFullscreen(deck);
  const [hasHelp, setHelp] = useState(false);
  const [digits, setDigits] = useState('');
  const [wasBlocked, setBlocked] = useState(false);
  const [hasLetters, setLetters] = useLetters();
  const isDeck = view === 'deck';
  const isIdle = useIdle(deck, fullscreen.isFull);
  const announcement = useAnnouncement(index, slides, isLive && isDeck);

  useSlideHash(index, total, (opened) => act({type: 'go', index: opened}));
  useSwipe(stage, (move) => isDeck && !isOverview && act({type: move}));
  useWakeLock(fullscreen.isFull);
  useEscapeLock(fullscreen.isFull && (hasHelp || isBlank || isOverview));

  const openPresenter = useCallback((): void => {
    const opened = window.open(addressOf('presenter'), 'catedra-presentador', 'popup,width=1200,height=760');
    setBlocked(opened === null);
    opened?.focus();
  }, []);

  const obey = (command: DeckCommand, slideNumber: number): void => {
    if (command.type === 'escape') {
      if (isBlank || isOverview) act({type: 'close-overlays'});
      else if (fullscreen.isFull) fullscreen.leave();
      return;
    }
    if (command.type === 'digit') return;
    if (isOverview && moveInOverview(stage.current, command.type)) return;
    const orders: Record<typeof command.type, () => void> = {
      forward: () => act({type: 'forward'}),
      back: () => act({type: 'back'}),
      first: () => act({type: 'first'}),
      last: () => act({type: 'last'}),
      jump: () => slideNumber >= 1 && slideNumber <= total && act({type: 'go', index: slideNumber - 1}),
      fullscreen: fullscreen.toggle,
      overview: () => act({type: 'toggle-overview'}),
      blank: () => act({type: 'toggle-blank'}),
      presenter: openPresenter,
      help: () => setHelp(true),
    };
    orders[command.type]();
  };
  useKeyboard(deck, {isOn: isLive && isDeck, hasLetters, onCommand: obey, onDigits: setDigits});

  // In the overview the current slide's button takes the focus, so that arrows and Enter have a place.
  useEffect(() => {
    if (isOverview) stage.current?.querySelector<HTMLElement>('button[aria-current]')?.focus();
  }, [isOverview]);

  const functions: readonly DeckFunction[] = [
    {
      label: fullscreen.isFull ? 'Salir de pantalla completa' : 'Pantalla completa',
      keys: ['F'],
      onUse: fullscreen.toggle,
    },
    {label: 'Todas las diapositivas', keys: ['O'], onUse: () => act({type: 'toggle-overview'})},
    {label: 'Pantalla en negro', keys: ['B', '.'], onUse: () => act({type: 'toggle-blank'})},
    {label: 'Vista de presentador', keys: ['S'], onUse: openPresenter},
  ];

  return (
    <div
      ref={deck}
      className={styles.deck}
      data-view={isDeck ? 'deck' : 'handout'}
      data-live={isLive ? '' : undefined}
      data-full={fullscreen.isFull ? '' : undefined}
      data-idle={isIdle ? '' : undefined}
      data-overview={isOverview ? '' : undefined}>
      <Stage
        ref={stage}
        slides={slides}
        index={index}
        isStacked={isLive && isDeck}
        isOverview={isDeck && isOverview}
        onPick={(picked) => act({type: 'go', index: picked})}
      />
      <Controls
        slides={slides}
        index={index}
        isFull={fullscreen.isFull}
        digits={digits}
        onPrevious={() => act({type: 'previous'})}
        onNext={() => act({type: 'next'})}
        onGo={(position) => act({type: 'go', index: position})}
        onFullscreen={fullscreen.toggle}
        onHelp={() => setHelp(true)}
      />
      <Toolbar
        view={view}
        onView={onView}
        onPresenter={openPresenter}
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
        wasBlocked={wasBlocked}
        wasRefused={fullscreen.isFilled && fullscreen.wasRefused && !isIdle}
      />
      <HelpDialog
        isOpen={hasHelp}
        functions={functions}
        hasLetters={hasLetters}
        onLetters={setLetters}
        onClose={() => setHelp(false)}
      />
    </div>
  );
}
