import {useCallback, useEffect, useRef, useState} from 'react';

import {initialState, reduce, type DeckAction, type DeckState} from './reducer';
import useDeckChannel, {type Role} from './useDeckChannel';

export interface Show {
  readonly state: DeckState;
  /** A move made in this window; the other window follows. */
  readonly act: (action: DeckAction) => void;
  /** A window of the other role is open. */
  readonly hasPartner: boolean;
}

/** The state of the show in one window, kept in step with the other one. */
export default function useShow(total: number, role: Role): Show {
  const [state, setState] = useState(() => initialState(total));
  const [hasPartner, setPartner] = useState(false);
  const current = useRef(state);

  const apply = useCallback((action: DeckAction): boolean => {
    const next = reduce(current.current, action);
    const hasChanged = next !== current.current;
    current.current = next;
    setState(next);
    return hasChanged;
  }, []);

  const tell = useDeckChannel({
    role,
    standing: state,
    onStanding: ({index, isBlank}) => apply({type: 'sync', index, isBlank}),
    onPartner: setPartner,
  });

  const act = useCallback(
    (action: DeckAction): void => {
      if (apply(action)) tell({index: current.current.index, isBlank: current.current.isBlank});
    },
    [apply, tell],
  );

  // A hot reload may bring another number of slides.
  useEffect(() => {
    if (current.current.total !== total) apply({type: 'go', index: 0});
  }, [total, apply]);

  return {state, act, hasPartner};
}
