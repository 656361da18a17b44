import {describe, expect, it} from 'vitest';

import {anyText, fc} from '../../../../tests/support/random';

import {hashFromIndex, indexFromHash} from './hash';
import {appendDigit, commandForKey} from './keys';
import {PLAIN_KEY, QUIET_PAGE} from './keys.fixture';
import {initialState, reduce, type DeckAction} from './reducer';
import {swipeFrom} from './swipe';
import {formatClock} from './timing';

const total = fc.integer({min: 1, max: 40});
const number = fc.oneof(fc.integer(), fc.double());

const action: fc.Arbitrary<DeckAction> = fc.oneof(
  fc
    .constantFrom(
      'next',
      'previous',
      'forward',
      'back',
      'first',
      'last',
      'toggle-blank',
      'toggle-overview',
      'close-overlays',
    )
    .map((type) => ({type}) as DeckAction),
  number.map((index) => ({type: 'go' as const, index})),
  fc.record({
    type: fc.constant('sync' as const),
    index: number,
    isBlank: fc.boolean(),
    step: fc.nat(),
    zoom: fc.constant(undefined),
  }),
);

describe('the deck', () => {
  it('stands on a slide that exists, whatever happens', () =>
    fc.assert(
      fc.property(total, fc.array(action, {maxLength: 40}), (count, actions) => {
        const state = actions.reduce(reduce, initialState(count));
        expect(Number.isInteger(state.index)).toBe(true);
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThan(count);
        expect(state.total).toBe(count);
        expect(state.isBlank && state.isOverview).toBe(false);
      }),
    ));

  it('reads any address as a slide, and its own exactly', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.integer({min: -5, max: 1200}).map((n) => `#${n}`),
        ),
        total,
        (hash, count) => {
          const index = indexFromHash(hash, count);
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(count);
        },
      ),
    );
    fc.assert(
      fc.property(total, fc.nat(), (count, seed) => {
        const index = seed % count;
        expect(indexFromHash(hashFromIndex(index), count)).toBe(index);
      }),
    );
  });

  it('leaves keys with a modifier, of a field or of a dialog to the browser', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom('f', 'F', ' ', 'Enter', 'ArrowRight', 'Escape', 'constructor', '__proto__'),
          anyText,
        ),
        fc.constantFrom(
          'ctrlKey',
          'altKey',
          'metaKey',
          'repeat',
          'isComposing',
          'defaultPrevented',
          'isTyping',
          'hasDialog',
          'isOutside',
        ),
        (key, flag) => {
          const input = {key, ...PLAIN_KEY};
          const context = {...QUIET_PAGE, pendingDigits: '1'};
          const command = commandForKey(
            flag in input ? {...input, [flag]: true} : input,
            flag in context ? {...context, [flag]: true} : context,
          );
          expect(command).toBeUndefined();
        },
      ),
    ));

  it('moves only by a sideways swipe of one finger', () =>
    fc.assert(
      fc.property(
        fc.record({
          startX: fc.integer({min: 0, max: 400}),
          startY: fc.integer({min: 0, max: 800}),
          endX: fc.integer({min: 0, max: 400}),
          endY: fc.integer({min: 0, max: 800}),
          milliseconds: fc.integer({min: 0, max: 2000}),
          fingers: fc.integer({min: 1, max: 3}),
          windowWidth: fc.constant(400),
          zoom: fc.constantFrom(1, 2),
          hasSelection: fc.boolean(),
        }),
        (gesture) => {
          const move = swipeFrom(gesture);
          if (!move) return;
          expect(gesture.fingers).toBe(1);
          expect(Math.abs(gesture.endX - gesture.startX)).toBeGreaterThan(
            Math.abs(gesture.endY - gesture.startY),
          );
          expect(move).toBe(gesture.endX < gesture.startX ? 'next' : 'previous');
        },
      ),
    ));

  it('gathers two digits at most, and shows any time as a clock', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({min: 0, max: 9})), (digits) => {
        expect(digits.reduce(appendDigit, '')).toMatch(/^\d{0,2}$/);
      }),
    );
    fc.assert(
      fc.property(fc.integer({min: 0, max: 90_000}), (seconds) => {
        const parts = formatClock(seconds).split(':').map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
      }),
    );
  });
});
