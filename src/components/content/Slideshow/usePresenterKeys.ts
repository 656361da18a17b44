import {useState, type RefObject} from 'react';

import slides from '@data/slides';

import type {DeckCommand} from './keys';
import type {DeckState} from './reducer';
import {stepFrom, stepsOf} from './steps';
import type {Fullscreen} from './useFullscreen';
import useKeyboard from './useKeyboard';
import type {PresenterPointer} from './usePointer';
import type {Show} from './useShow';

interface Options {
  readonly state: DeckState;
  readonly act: Show['act'];
  readonly fullscreen: Fullscreen;
  readonly hasLetters: boolean;
  readonly pointer: PresenterPointer;
  readonly onZoom: () => void;
  readonly onReading: () => void;
  readonly onOverview: () => void;
  readonly onHelp: () => void;
}

/** What each key does in the presenter's window. Returns the number being typed, to show it. */
export default function usePresenterKeys(root: RefObject<HTMLElement | null>, options: Options): string {
  const {state, act, fullscreen, hasLetters, pointer, onZoom, onReading, onOverview, onHelp} = options;
  const {total, isBlank, step} = state;
  const slide = slides[state.index]!;
  const [digits, setDigits] = useState('');

  const obey = (command: DeckCommand, slideNumber: number): void => {
    switch (command.type) {
      case 'forward':
      case 'back':
      case 'first':
      case 'last':
        act({type: command.type});
        break;
      case 'jump':
        if (slideNumber >= 1 && slideNumber <= total) act({type: 'go', index: slideNumber - 1});
        break;
      case 'step':
      case 'unstep':
        act({type: 'step', step: stepFrom(slide, step, command.type === 'step' ? 1 : -1)});
        break;
      case 'pointer':
        pointer.toggle();
        break;
      case 'point':
        pointer.nudge(command.across, command.down);
        break;
      case 'zoom':
        onZoom();
        break;
      case 'reading':
        onReading();
        break;
      case 'blank':
        act({type: 'toggle-blank'});
        break;
      case 'fullscreen':
        fullscreen.toggle();
        break;
      case 'overview':
        onOverview();
        break;
      case 'help':
        onHelp();
        break;
      case 'escape':
        if (isBlank) act({type: 'close-overlays'});
        else if (state.zoom) onZoom();
        else if (fullscreen.isFull) fullscreen.leave();
        break;
      default:
    }
  };
  useKeyboard(root, {
    isOn: true,
    hasLetters,
    hasSteps: stepsOf(slide) > 0,
    hasPointer: pointer.isOn,
    onCommand: obey,
    onDigits: setDigits,
  });
  return digits;
}
