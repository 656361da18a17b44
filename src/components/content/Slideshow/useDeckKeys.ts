import {useState, type RefObject} from 'react';

import slides from '@data/slides';

import type {DeckCommand} from './keys';
import {moveInOverview} from './overview';
import type {DeckState} from './reducer';
import {stepFrom, stepsOf} from './steps';
import type {Fullscreen} from './useFullscreen';
import useKeyboard from './useKeyboard';
import type {Show} from './useShow';

interface Options {
  readonly isOn: boolean;
  readonly hasLetters: boolean;
  readonly state: DeckState;
  readonly act: Show['act'];
  readonly fullscreen: Fullscreen;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onPresenter: () => void;
  readonly onHelp: () => void;
}

/** What each key does in the audience's window. Returns the number being typed, to show it. */
export default function useDeckKeys(deck: RefObject<HTMLElement | null>, options: Options): string {
  const {isOn, hasLetters, state, act, fullscreen, stage, onPresenter, onHelp} = options;
  const {total, index, isBlank, isOverview} = state;
  const slide = slides[index]!;
  const [digits, setDigits] = useState('');

  const escape = (): void => {
    if (isBlank || isOverview) act({type: 'close-overlays'});
    else if (fullscreen.isFull) fullscreen.leave();
  };
  const obey = (command: DeckCommand, slideNumber: number): void => {
    if (command.type === 'digit') return;
    if (isOverview && moveInOverview(stage.current, command.type)) return;
    const orders: Partial<Record<DeckCommand['type'], () => void>> = {
      escape,
      forward: () => act({type: 'forward'}),
      back: () => act({type: 'back'}),
      first: () => act({type: 'first'}),
      last: () => act({type: 'last'}),
      jump: () => slideNumber >= 1 && slideNumber <= total && act({type: 'go', index: slideNumber - 1}),
      fullscreen: fullscreen.toggle,
      overview: () => act({type: 'toggle-overview'}),
      blank: () => act({type: 'toggle-blank'}),
      presenter: onPresenter,
      help: onHelp,
      step: () => act({type: 'step', step: stepFrom(slide, state.step, 1)}),
      unstep: () => act({type: 'step', step: stepFrom(slide, state.step, -1)}),
    };
    orders[command.type]?.();
  };
  // In a window, the arrows up and down scroll the page.
  const hasSteps = fullscreen.isFull && !isOverview && !isBlank && stepsOf(slide) > 0;
  useKeyboard(deck, {isOn, hasLetters, hasSteps, onCommand: obey, onDigits: setDigits});
  return digits;
}
