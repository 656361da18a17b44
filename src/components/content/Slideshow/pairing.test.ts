import {describe, expect, it} from 'vitest';

import {ALONE, lost, met, switched} from './pairing';

describe('which window the presenter moves', () => {
  it('is the one that opened the view, whoever answers first', () => {
    expect(met(met(ALONE, 'stray'), 'opener', true)).toEqual({
      partner: 'opener',
      isOpener: true,
      others: ['stray'],
    });
    expect(met(met(ALONE, 'opener', true), 'stray')).toMatchObject({partner: 'opener', others: ['stray']});
  });

  it('stays the same when a stray tab comes and goes', () => {
    const pair = met(met(ALONE, 'a'), 'b');
    expect(lost(pair, 'b')).toEqual({partner: 'a', isOpener: false, others: []});
    expect(met(pair, 'b')).toBe(pair);
    expect(lost(pair, 'unknown')).toBe(pair);
  });

  it('is no other one when it closes, until the presenter says so or a window opens', () => {
    const alone = lost(met(met(ALONE, 'a'), 'b'), 'a');
    expect(alone).toEqual({partner: undefined, isOpener: false, others: ['b']});
    expect(switched(alone)).toMatchObject({partner: 'b', others: []});
    expect(met(alone, 'a again')).toMatchObject({partner: 'a again', others: ['b']});
  });

  it('goes round the open ones when the presenter switches', () => {
    const pair = met(met(ALONE, 'a', true), 'b');
    expect(switched(pair)).toMatchObject({partner: 'b', others: ['a']});
    expect(switched(switched(pair))).toMatchObject({partner: 'a', others: ['b']});
  });
});
