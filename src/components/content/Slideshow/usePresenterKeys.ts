import {useState, type RefObject} from 'react';

import type {DeckCommand} from './keys';
import type {DeckState} from './reducer';
import type {Fullscreen} from './useFullscreen';
import useKeyboard from './useKeyboard';
import type {Show} from './useShow';

interface Options {
  readonly state: DeckState;
  readonly act: Show['act'];
  readonly fullscreen: Fullscreen;
  readonly hasLetters: boolean;
  readonly onOverview: () => void;
  readonly onHelp: () => void;
}

/** What each key does in the presenter's window. Returns the number being typed, to show it. */
export default function usePresenterKeys(root: RefObject<HTMLElement | null>, options: Options): string {
  const {state, act, fullscreen, hasLetters, onOverview, onHelp} = options;
  const {total, isBlank} = state;
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
        else if (fullscreen.isFull) fullscreen.leave();
        break;
      default:
    }
  };
  useKeyboard(root, {isOn: true, hasLetters, onCommand: obey, onDigits: setDigits});
  return digits;
}
