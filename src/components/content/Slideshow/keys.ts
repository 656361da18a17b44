/** What a key asks of the deck. Digits are gathered until Enter; the rest acts at once. */
export type DeckCommand =
  | {readonly type: 'forward' | 'back' | 'first' | 'last' | 'escape' | 'jump'}
  | {readonly type: 'fullscreen' | 'overview' | 'blank' | 'presenter' | 'help'}
  | {readonly type: 'digit'; readonly digit: number};

export interface KeyInput {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

export interface KeyContext {
  /** Focus is in a field where people write. */
  readonly isTyping: boolean;
  /** Focus is on a button, link or other control, which Space and Enter already activate. */
  readonly isOnControl: boolean;
  /** Focus is on a control outside the deck: its menu, its search, its links. */
  readonly isOutside: boolean;
  /** A dialog is open. It has its own keys. */
  readonly hasDialog: boolean;
  /** Single letters may be switched off (WCAG 2.1.4). */
  readonly hasLetters: boolean;
  /** Digits typed so far. */
  readonly pendingDigits: string;
}

const MOVES: Readonly<Record<string, DeckCommand>> = {
  ArrowRight: {type: 'forward'},
  ArrowLeft: {type: 'back'},
  // Clickers send these two.
  PageDown: {type: 'forward'},
  PageUp: {type: 'back'},
  Home: {type: 'first'},
  End: {type: 'last'},
  Escape: {type: 'escape'},
};

const LETTERS: Readonly<Record<string, DeckCommand>> = {
  f: {type: 'fullscreen'},
  o: {type: 'overview'},
  b: {type: 'blank'},
  '.': {type: 'blank'},
  s: {type: 'presenter'},
};

/**
 * The command of a key press, or undefined when the key is not ours: with a modifier, while typing,
 * with a dialog open, on repeat (a clicker that repeats would race through the talk), or on a
 * control that already answers it (Space on a button must not advance twice).
 */
export function commandForKey(input: KeyInput, context: KeyContext): DeckCommand | undefined {
  if (input.defaultPrevented || input.isComposing || input.repeat) return undefined;
  if (input.ctrlKey || input.altKey || input.metaKey) return undefined;
  if (context.isTyping || context.hasDialog || context.isOutside) return undefined;

  // The question mark needs Shift on most keyboards; no other key does.
  if (input.key === '?') return context.hasLetters ? {type: 'help'} : undefined;
  if (input.shiftKey) return undefined;

  if (input.key === ' ') return context.isOnControl ? undefined : {type: 'forward'};
  if (input.key === 'Enter') return context.pendingDigits ? {type: 'jump'} : undefined;
  if (Object.hasOwn(MOVES, input.key)) return MOVES[input.key];
  if (!context.hasLetters) return undefined;
  if (/^[0-9]$/.test(input.key)) return {type: 'digit', digit: Number(input.key)};
  // Caps Lock gives a capital without Shift.
  const letter = input.key.toLowerCase();
  return Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
}

/** Digits gathered so far, two at most; the oldest goes. */
export const appendDigit = (digits: string, digit: number): string => `${digits}${digit}`.slice(-2);
