import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {isGone, pressOf, startFresh, takeUp} from './fresh-start';

const reload = vi.fn();
const listen = vi.fn<(name: string, handle: () => void) => void>();
const history = {
  state: null as unknown,
  replaceState(state: unknown): void {
    history.state = state;
  },
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.useFakeTimers({now: 1_000_000});
  vi.stubGlobal('window', {history, location: {reload}, addEventListener: listen});
  vi.stubGlobal('navigator', {onLine: true});
  history.state = {key: 'router'};
  reload.mockClear();
});

describe('startFresh', () => {
  it('reloads once, keeps the state of the router, and not again within a minute', () => {
    expect(startFresh(() => 'ley')).toBe(true);
    expect(history.state).toMatchObject({key: 'router'});
    expect(takeUp()).toBe('ley');
    expect(takeUp()).toBeUndefined();
    expect(startFresh()).toBe(false);
    vi.setSystemTime(1_061_000);
    expect(startFresh()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps the letters that are typed until the new page is there', () => {
    let text = 'le';
    startFresh(() => text);
    text = 'ley';
    expect(listen.mock.lastCall?.[0]).toBe('input');
    listen.mock.lastCall?.[1]();
    expect(takeUp()).toBe('ley');
  });

  it('gives a press back, to the control that says the same, once', () => {
    const click = vi.fn();
    const control = (name: string) =>
      ({getAttribute: () => null, textContent: name, click}) as unknown as HTMLElement;
    const controls = [control('Copiar enlace'), control('Buscar'), control('Copiar enlace')];
    vi.stubGlobal('document', {querySelectorAll: () => controls});
    expect(startFresh(undefined, pressOf(controls[2]!))).toBe(true);
    // The new release has one more before it.
    controls.unshift(control('Menú'));
    expect(takeUp()).toBeUndefined();
    vi.runAllTimers();
    expect(click.mock.contexts).toEqual([controls[3]]);
    takeUp();
    vi.runAllTimers();
    expect(click).toHaveBeenCalledTimes(1);
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

describe('isGone', () => {
  const answer = (status: number, type: string) =>
    vi.stubGlobal('fetch', async () => new Response('', {status, headers: {'content-type': type}}));
  const error = Object.assign(new Error('Loading chunk 7 failed'), {request: '/assets/js/7.js'});

  it.each([
    [404, 'text/plain', true],
    [200, 'text/html; charset=utf-8', true],
    [200, 'text/javascript', false],
  ])('takes an answer of %i as %s for a deploy: %s', async (status, type, gone) => {
    answer(status, type);
    expect(await isGone(error)).toBe(gone);
  });

  it('does not take a lost connection for a deploy', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isGone(error)).toBe(false);
  });

  it('takes an error without an address for a deploy', async () => {
    expect(await isGone(new Error('Unexpected token <'))).toBe(true);
  });
});
