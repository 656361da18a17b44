import {describe, expect, it} from 'vitest';

import {initialState, reduce, type DeckAction, type DeckState} from './reducer';

const at = (index: number, extra: Partial<DeckState> = {}): DeckState => ({
  ...initialState(11),
  index,
  ...extra,
});
const PLAIN = {step: 0, zoom: undefined};
const indexAfter = (index: number, action: DeckAction): number => reduce(at(index), action).index;

describe('moving', () => {
  it.each([
    ['next', 0, 1],
    ['next', 10, 10],
    ['previous', 0, 0],
    ['previous', 10, 9],
    ['forward', 4, 5],
    ['forward', 10, 0],
    ['back', 4, 3],
    ['back', 0, 10],
    ['first', 7, 0],
    ['last', 7, 10],
  ] as const)('%s from %i gives %i', (type, from, to) => {
    expect(indexAfter(from, {type})).toBe(to);
  });

  it.each([
    [3, 3],
    [-4, 0],
    [99, 10],
    [2.7, 2],
    [Number.NaN, 0],
  ])('go to %d shows %i', (index, shown) => {
    expect(indexAfter(5, {type: 'go', index})).toBe(shown);
  });

  it('gives back the same state when nothing changes, so that nothing is announced twice', () => {
    const state = at(10);
    expect(reduce(state, {type: 'next'})).toBe(state);
  });
});

describe('overlays', () => {
  it('takes the black screen and the overview away when a slide is asked for', () => {
    expect(reduce(at(3, {isBlank: true}), {type: 'go', index: 4})).toEqual(at(4));
    expect(reduce(at(3, {isOverview: true}), {type: 'go', index: 3})).toEqual(at(3));
  });

  it('comes out of the black to the slide that was left, and passes none unseen', () => {
    for (const type of ['next', 'previous', 'forward', 'back'] as const)
      expect(reduce(at(3, {isBlank: true, step: 2}), {type})).toEqual(at(3, {step: 2}));
  });

  it('leaves the steps and the enlarged part of a slide with it', () => {
    const close = at(8, {step: 4, zoom: {x: 0.2, y: 0.3}});
    expect(reduce(close, {type: 'forward'})).toEqual(at(9));
    expect(reduce(close, {type: 'zoom', at: undefined})).toEqual(at(8, {step: 4}));
    expect(reduce(at(8), {type: 'step', step: 1})).toEqual(at(8, {step: 1}));
  });

  it('never shows both at once', () => {
    const black = reduce(at(2, {isOverview: true}), {type: 'toggle-blank'});
    expect(black).toMatchObject({isBlank: true, isOverview: false});
    expect(reduce(black, {type: 'toggle-overview'})).toMatchObject({isBlank: false, isOverview: true});
  });

  it('shows the slide that the other window asks for, over its own overview', () => {
    const overview = at(2, {isOverview: true});
    expect(reduce(overview, {type: 'sync', index: 6, isBlank: false, ...PLAIN})).toEqual(at(6));
    expect(reduce(overview, {type: 'sync', index: 2, isBlank: true, ...PLAIN})).toEqual(
      at(2, {isBlank: true}),
    );
    expect(reduce(overview, {type: 'sync', index: 2, isBlank: false, ...PLAIN})).toEqual(overview);
  });
});
