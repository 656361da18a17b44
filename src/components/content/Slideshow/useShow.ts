import {useCallback, useEffect, useRef, useState} from 'react';

import type {Clock} from './clock';
import {ALONE, type Pairing} from './pairing';
import {initialState, reduce, type DeckAction, type DeckState, type Point} from './reducer';
import useDeckChannel, {type DeckChannel, type Role, type Standing} from './useDeckChannel';

export interface Show extends Pick<DeckChannel, 'point' | 'reshape' | 'switchPartner'> {
  readonly state: DeckState;
  /** A move made in this window; the other window follows. */
  readonly act: (action: DeckAction) => void;
  /** Where this window starts. The other one is not moved: a show that goes on wins. */
  readonly place: (index: number) => void;
  /** Of the talk, for as long as one of the two windows is open. */
  readonly clock: Clock | undefined;
  readonly setClock: (clock: Clock | undefined) => void;
  /** Which window of the audience is moved. Only the presenter's window knows. */
  readonly pairing: Pairing;
  /** Width of the audience's slide over its height, once known. */
  readonly ratio: number | undefined;
}

interface Options {
  /** The clock, as far as this window remembers it. */
  readonly readClock?: () => Clock | undefined;
  /** Somebody moved the show, here or in the other window. Not told of where a window starts. */
  readonly onMove?: (from: number, to: number) => void;
  readonly onPoint?: (at: Point | undefined) => void;
  readonly isOpener?: () => boolean;
  readonly ratioOf?: () => number | undefined;
}

/** The state of the show in one window, kept in step with the other one. */
export default function useShow(total: number, role: Role, options: Options = {}): Show {
  const {readClock, onMove, onPoint, isOpener, ratioOf} = options;
  const [state, setState] = useState(() => initialState(total));
  const [clock, setTime] = useState(readClock);
  const [pairing, setPairing] = useState(ALONE);
  const [ratio, setRatio] = useState<number>();
  const current = useRef(state);
  const time = useRef(clock);
  const moveListener = useRef(onMove);
  useEffect(() => {
    moveListener.current = onMove;
  });

  const apply = useCallback((action: DeckAction): boolean => {
    const next = reduce(current.current, action);
    const hasChanged = next !== current.current;
    current.current = next;
    setState(next);
    return hasChanged;
  }, []);
  const place = useCallback((index: number): void => void apply({type: 'go', index}), [apply]);
  const move = useCallback(
    (action: DeckAction): boolean => {
      const from = current.current.index;
      const hasChanged = apply(action);
      if (current.current.index !== from) moveListener.current?.(from, current.current.index);
      return hasChanged;
    },
    [apply],
  );

  const keepTime = useCallback((value: Clock | undefined): void => {
    time.current = value;
    setTime(value);
  }, []);

  const {tell, point, reshape, switchPartner} = useDeckChannel({
    role,
    standing: (): Standing => {
      const {index, isBlank, step, zoom} = current.current;
      return {index, isBlank, step, zoom, clock: time.current, ratio: ratioOf?.()};
    },
    onStanding: ({index, isBlank, step, zoom, clock: heard, ratio: shape}, isFirst) => {
      const action: DeckAction = {type: 'sync', index, isBlank, step, zoom};
      if (isFirst) apply(action);
      else move(action);
      setRatio(shape);
      // The clock is the presenter's: the audience's window only keeps it.
      if (role === 'audience' || (isFirst && time.current === undefined)) keepTime(heard);
    },
    onPairing: setPairing,
    onShape: setRatio,
    onPoint,
    isOpener,
  });

  const act = useCallback(
    (action: DeckAction): void => {
      if (move(action)) tell();
    },
    [move, tell],
  );
  const setClock = useCallback(
    (value: Clock | undefined): void => {
      keepTime(value);
      tell();
    },
    [keepTime, tell],
  );

  // A hot reload may bring another number of slides.
  useEffect(() => {
    if (current.current.total !== total) apply({type: 'go', index: 0});
  }, [total, apply]);

  return {state, act, place, clock, setClock, pairing, ratio, point, reshape, switchPartner};
}
