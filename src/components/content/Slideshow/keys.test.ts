import {describe, expect, it} from 'vitest';

import {appendDigit, commandForKey, type KeyContext, type KeyInput} from './keys';
import {PLAIN_KEY, QUIET_PAGE} from './keys.fixture';

const press = (key: string, input: Partial<KeyInput> = {}, context: Partial<KeyContext> = {}) =>
  commandForKey({key, ...PLAIN_KEY, ...input}, {...QUIET_PAGE, ...context})?.type;

describe('commandForKey', () => {
  it.each([
    ['ArrowRight', 'forward'],
    [' ', 'forward'],
    ['PageDown', 'forward'],
    ['ArrowLeft', 'back'],
    ['PageUp', 'back'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Escape', 'escape'],
    ['f', 'fullscreen'],
    ['F', 'fullscreen'],
    ['o', 'overview'],
    ['b', 'blank'],
    ['.', 'blank'],
    ['s', 'presenter'],
    ['7', 'digit'],
  ])('%s asks for %s', (key, command) => {
    expect(press(key)).toBe(command);
  });

  it('lets an event without a key pass, as browsers send when they fill in a form', () => {
    expect(commandForKey({...PLAIN_KEY}, QUIET_PAGE)).toBeUndefined();
  });

  it('takes the arrows up and down only where the slide has steps, and not from what scrolls', () => {
    expect(press('ArrowDown')).toBeUndefined();
    expect(press('ArrowDown', {}, {hasSteps: true})).toBe('step');
    expect(press('ArrowUp', {}, {hasSteps: true})).toBe('unstep');
    expect(press('ArrowDown', {}, {hasSteps: true, isOnControl: true})).toBeUndefined();
  });

  it('moves the pointer with Shift and the arrows, held down too, and only while it is on', () => {
    expect(press('ArrowRight', {shiftKey: true, repeat: true}, {hasPointer: true})).toBe('point');
    expect(press('ArrowRight', {shiftKey: true})).toBeUndefined();
    expect(press('ArrowRight', {}, {hasPointer: true})).toBe('forward');
  });

  it('takes the question mark with Shift and no other key with it', () => {
    expect(press('?', {shiftKey: true})).toBe('help');
    expect(press('F', {shiftKey: true})).toBeUndefined();
    expect(press(' ', {shiftKey: true})).toBeUndefined();
  });

  it.each([
    {ctrlKey: true},
    {altKey: true},
    {metaKey: true},
    {repeat: true},
    {isComposing: true},
    {defaultPrevented: true},
  ])('leaves the key alone with %o', (input) => {
    for (const key of ['f', 'ArrowRight', 'ArrowLeft', ' ', 'PageDown'])
      expect(press(key, input)).toBeUndefined();
  });

  it.each([{isTyping: true}, {hasDialog: true}, {isOutside: true}])(
    'leaves the key alone with %o',
    (context) => {
      for (const key of ['f', 'ArrowRight', ' ', 'Escape', '3'])
        expect(press(key, {}, context)).toBeUndefined();
    },
  );

  it('lets Space activate a focused control, which advances once by itself', () => {
    expect(press(' ', {}, {isOnControl: true})).toBeUndefined();
    expect(press('ArrowRight', {}, {isOnControl: true})).toBe('forward');
  });

  it('takes Enter only after a number', () => {
    expect(press('Enter')).toBeUndefined();
    expect(press('Enter', {}, {pendingDigits: '1', isOnControl: true})).toBe('jump');
  });

  it('keeps arrows and Space when single letters are off', () => {
    expect(press('f', {}, {hasLetters: false})).toBeUndefined();
    expect(press('?', {}, {hasLetters: false})).toBeUndefined();
    expect(press(' ', {}, {hasLetters: false})).toBe('forward');
  });
});

describe('appendDigit', () => {
  it('keeps the last two', () => {
    expect(appendDigit('', 1)).toBe('1');
    expect(appendDigit('1', 1)).toBe('11');
    expect(appendDigit('11', 4)).toBe('14');
  });
});
