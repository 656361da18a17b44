import {useCallback, useEffect, useRef, useState} from 'react';

import {initialState, reduce, type DeckAction, type DeckState} from './reducer';
import useDeckChannel, {type Role, type Standing} from './useDeckChannel';

export interface Show {
  readonly state: DeckState;
  /** A move made in this window; the other window follows. */
  readonly act: (action: DeckAction) => void;
  /** Where this window starts. The other one is not moved: a show that goes on wins. */
  readonly place: (index: number) => void;
  /** When the talk began, for as long as one of the two windows is open. */
  readonly startedAt: number | undefined;
  readonly setStartedAt: (startedAt: number | undefined) => void;
  /** A window of the other role is open. */
  readonly hasPartner: boolean;
}

/**
 * The state of the show in one window, kept in step with the other one.
 *
 * @param readStart when the talk began, as far as this window remembers
 */
export default function useShow(total: number, role: Role, readStart?: () => number | undefined): Show {
  const [state, setState] = useState(() => initialState(total));
  const [startedAt, setTime] = useState(readStart);
  const [hasPartner, setPartner] = useState(false);
  const current = useRef(state);
  const time = useRef(startedAt);

  const apply = useCallback((action: DeckAction): boolean => {
    const next = reduce(current.current, action);
    const hasChanged = next !== current.current;
    current.current = next;
    setState(next);
    return hasChanged;
  }, []);
  const place = useCallback((index: number): void => void apply({type: 'go', index}), [apply]);

  const keepTime = useCallback((value: number | undefined): void => {
    time.current = value;
    setTime(value);
  }, []);

  const standing = (): Standing => ({
    index: current.current.index,
    isBlank: current.current.isBlank,
    startedAt: time.current,
  });
  const tell = useDeckChannel({
    role,
    standing,
    onStanding: (heard) => {
      apply({type: 'sync', index: heard.index, isBlank: heard.isBlank});
      // The clock is the presenter's: the audience's window only keeps it.
      if (role === 'audience' || time.current === undefined) keepTime(heard.startedAt);
    },
    onPartner: setPartner,
  });

  const act = useCallback(
    (action: DeckAction): void => {
      if (apply(action)) tell();
    },
    [apply, tell],
  );
  const setStartedAt = useCallback(
    (value: number | undefined): void => {
      keepTime(value);
      tell();
    },
    [keepTime, tell],
  );

  // A hot reload may bring another number of slides.
  useEffect(() => {
    if (current.current.total !== total) apply({type: 'go', index: 0});
  }, [total, apply]);

  return {state, act, place, startedAt, setStartedAt, hasPartner};
}
