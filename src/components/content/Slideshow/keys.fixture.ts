import type {KeyContext, KeyInput} from './keys';

/** For tests: a key by itself, on a page where nothing else asks for it. */
export const PLAIN_KEY: Omit<KeyInput, 'key'> = {
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
};

export const QUIET_PAGE: KeyContext = {
  isTyping: false,
  isOnControl: false,
  isOutside: false,
  hasDialog: false,
  hasLetters: true,
  hasSteps: false,
  hasPointer: false,
  pendingDigits: '',
};
