import {useEffect, useRef, type RefObject} from 'react';

import {appendDigit, commandForKey, type DeckCommand} from './keys';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const CONTROLS = `button, a[href], summary, audio, video, iframe, [role="button"], [role="link"], [tabindex]:not([tabindex="-1"]), ${FIELDS}`;
/** A half-typed slide number is forgotten after this long. */
const DIGITS_TIMEOUT = 2500;

interface Options {
  readonly isOn: boolean;
  readonly hasLetters: boolean;
  readonly hasSteps?: boolean;
  readonly hasPointer?: boolean;
  readonly onCommand: (command: DeckCommand, slideNumber: number) => void;
  /** The number typed so far, to show it. */
  readonly onDigits: (digits: string) => void;
}

/**
 * One `keydown` listener while the deck is on the page. It keeps no record of keys held down:
 * entering full screen can swallow the `keyup`.
 */
export default function useKeyboard(ref: RefObject<HTMLElement | null>, options: Options): void {
  const {isOn} = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    // The presenter's view may stand in a window of its own, whose elements are of another realm.
    const owner = ref.current?.ownerDocument ?? document;
    let digits = '';
    let timer: number | undefined;
    const setDigits = (value: string): void => {
      if (value !== digits) latest.current.onDigits(value);
      digits = value;
      window.clearTimeout(timer);
      if (value) timer = window.setTimeout(() => setDigits(''), DIGITS_TIMEOUT);
    };

    const handleKey = (event: KeyboardEvent): void => {
      const target = event.target && 'closest' in event.target ? (event.target as Element) : null;
      const control = target?.closest(CONTROLS) ?? null;
      const command = commandForKey(event, {
        isTyping: target?.closest(FIELDS) != null,
        isOnControl: control !== null,
        isOutside: control !== null && !ref.current?.contains(control),
        hasDialog: owner.querySelector('dialog[open]') !== null,
        hasLetters: latest.current.hasLetters,
        hasSteps: latest.current.hasSteps ?? false,
        hasPointer: latest.current.hasPointer ?? false,
        pendingDigits: digits,
      });
      if (!command) return;
      // Escape is left to whoever else listens; the others would scroll the page.
      if (command.type !== 'escape') event.preventDefault();
      if (command.type === 'digit') {
        setDigits(appendDigit(digits, command.digit));
        return;
      }
      const slideNumber = Number(digits);
      setDigits('');
      latest.current.onCommand(command, slideNumber);
    };

    owner.addEventListener('keydown', handleKey);
    return () => {
      owner.removeEventListener('keydown', handleKey);
      window.clearTimeout(timer);
    };
  }, [ref, isOn]);
}
