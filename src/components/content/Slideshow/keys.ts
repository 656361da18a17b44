/** What a key asks of the deck. Digits are gathered until Enter; the rest acts at once. */
export type DeckCommand =
  | {readonly type: 'forward' | 'back' | 'first' | 'last' | 'escape' | 'jump'}
  | {readonly type: 'fullscreen' | 'overview' | 'blank' | 'presenter' | 'help'}
  /** Within the slide on show, and what only the presenter's window has. */
  | {readonly type: 'step' | 'unstep' | 'pointer' | 'zoom' | 'reading'}
  /** Moves the pointer: -1, 0 or 1 steps across and down. */
  | {readonly type: 'point'; readonly across: number; readonly down: number}
  | {readonly type: 'digit'; readonly digit: number};

export interface KeyInput {
  /** Absent in the events that some browsers send when they fill in a form. */
  readonly key?: string;
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
  /** The slide has steps, and the arrows up and down are theirs. */
  readonly hasSteps: boolean;
  /** The pointer is on, and Shift with the arrows moves it. */
  readonly hasPointer: boolean;
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
  p: {type: 'pointer'},
  z: {type: 'zoom'},
  n: {type: 'reading'},
};

const STEPS: Readonly<Record<string, DeckCommand>> = {
  ArrowDown: {type: 'step'},
  ArrowUp: {type: 'unstep'},
};

const NUDGES: Readonly<Record<string, DeckCommand>> = {
  ArrowRight: {type: 'point', across: 1, down: 0},
  ArrowLeft: {type: 'point', across: -1, down: 0},
  ArrowDown: {type: 'point', across: 0, down: 1},
  ArrowUp: {type: 'point', across: 0, down: -1},
};

const find = (table: Readonly<Record<string, DeckCommand>>, key: string): DeckCommand | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The command of a key press, or undefined when the key is not ours: with a modifier, while typing,
 * with a dialog open, on repeat (a clicker that repeats would race through the talk), or on a
 * control that already answers it (Space on a button must not advance twice).
 */
export function commandForKey(input: KeyInput, context: KeyContext): DeckCommand | undefined {
  const {key} = input;
  if (key === undefined || input.defaultPrevented || input.isComposing) return undefined;
  if (input.ctrlKey || input.altKey || input.metaKey) return undefined;
  if (context.isTyping || context.hasDialog || context.isOutside) return undefined;
  // Held down, it glides.
  if (input.shiftKey && context.hasPointer && find(NUDGES, key)) return find(NUDGES, key);
  if (input.repeat) return undefined;

  // The question mark needs Shift on most keyboards; no other key does.
  if (key === '?') return context.hasLetters ? {type: 'help'} : undefined;
  if (input.shiftKey) return undefined;

  if (key === ' ') return context.isOnControl ? undefined : {type: 'forward'};
  if (key === 'Enter') return context.pendingDigits ? {type: 'jump'} : undefined;
  // On the notes, which scroll, up and down are theirs.
  if (context.hasSteps && !context.isOnControl && find(STEPS, key)) return find(STEPS, key);
  if (find(MOVES, key)) return find(MOVES, key);
  if (!context.hasLetters) return undefined;
  if (/^[0-9]$/.test(key)) return {type: 'digit', digit: Number(key)};
  // Caps Lock gives a capital without Shift.
  return find(LETTERS, key.toLowerCase());
}

/** Digits gathered so far, two at most; the oldest goes. */
export const appendDigit = (digits: string, digit: number): string => `${digits}${digit}`.slice(-2);
