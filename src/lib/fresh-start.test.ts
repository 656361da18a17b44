import {beforeEach, describe, expect, it, vi} from 'vitest';

import {startFresh, takeUp} from './fresh-start';

const reload = vi.fn();
const history = {
  state: null as unknown,
  replaceState(state: unknown): void {
    history.state = state;
  },
};

beforeEach(() => {
  vi.useFakeTimers({now: 1_000_000});
  vi.stubGlobal('window', {history, location: {reload}});
  vi.stubGlobal('navigator', {onLine: true});
  history.state = {key: 'router'};
  reload.mockClear();
});

describe('startFresh', () => {
  it('reloads once, keeps the state of the router, and not again within a minute', () => {
    expect(startFresh('ley')).toBe(true);
    expect(history.state).toMatchObject({key: 'router'});
    expect(takeUp()).toBe('ley');
    expect(takeUp()).toBeUndefined();
    expect(startFresh()).toBe(false);
    vi.setSystemTime(1_061_000);
    expect(startFresh()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does nothing without a connection', () => {
    vi.stubGlobal('navigator', {onLine: false});
    expect(startFresh()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([null, 'text', 7])('takes a state of %s', (state) => {
    history.state = state;
    expect(takeUp()).toBeUndefined();
    expect(startFresh()).toBe(true);
  });
});
