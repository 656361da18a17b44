import {useCallback, useEffect, useRef} from 'react';

import type {Clock} from './clock';
import {ALONE, lost, met, switched, type Pairing} from './pairing';
import type {Point, SharedState} from './reducer';

export type Role = 'audience' | 'presenter';

export interface Standing extends SharedState {
  /** Of the talk. The audience's window keeps it for a presenter's window that is closed. */
  readonly clock: Clock | undefined;
  /** Width of the audience's slide over its height. */
  readonly ratio?: number | undefined;
}

type Message = {
  readonly from: Role;
  readonly id: string;
  /** Only for this window; everybody's without it. */
  readonly to?: string | undefined;
} & (
  | {readonly type: 'hello'}
  | ({readonly type: 'standing'; readonly isAnswer?: boolean; readonly isOpener?: boolean} & Standing)
  | {readonly type: 'point'; readonly at: Point | undefined}
  | {readonly type: 'shape'; readonly ratio: number | undefined}
  | {readonly type: 'bye'}
);

interface Options {
  readonly role: Role;
  readonly standing: () => Standing;
  /** Where the other window stands. `isFirst`: we have just found it and take over where it is. */
  readonly onStanding: (standing: Standing, isFirst: boolean) => void;
  readonly onShape?: (ratio: number | undefined) => void;
  readonly onPairing?: (pairing: Pairing) => void;
  readonly onPoint?: ((at: Point | undefined) => void) | undefined;
  /** This window opened the presenter's, and that is still open. */
  readonly isOpener?: (() => boolean) | undefined;
}

export interface DeckChannel {
  /** Tells the other window where this one stands. */
  readonly tell: () => void;
  readonly point: (at: Point | undefined) => void;
  /** The audience's slide has another shape. By itself: where it stands may not have been heard yet. */
  readonly reshape: (ratio: number | undefined) => void;
  /** Moves another of the audience's windows from now on. */
  readonly switchPartner: () => void;
}

const NAME = 'catedra-diapositivas';

/** Old browsers have no channels; a sandboxed frame or forbidden storage refuses them. Each window then goes on alone. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

/**
 * Keeps the presenter's window in step with one window of the audience, without a server. Windows of the
 * same role never listen to each other: two people reading the deck in two tabs do not meet.
 */
export default function useDeckChannel(options: Options): DeckChannel {
  const latest = useRef(options);
  const post = useRef<(message: Omit<Message, 'from' | 'id'> & Record<string, unknown>) => void>(undefined);
  const pairing = useRef(ALONE);
  const {role} = options;
  useEffect(() => {
    latest.current = options;
  });

  const pair = useCallback((next: Pairing): void => {
    if (next !== pairing.current) latest.current.onPairing?.(next);
    pairing.current = next;
  }, []);

  const tell = useCallback((): void => {
    post.current?.({type: 'standing', to: pairing.current.partner, ...latest.current.standing()});
  }, []);

  useEffect(() => {
    const channel = openChannel();
    if (!channel) return undefined;
    const id = Math.random().toString(36).slice(2);
    post.current = (message) => channel.postMessage({...message, from: role, id});

    const hearPresenter = (message: Message): void => {
      const {standing, onStanding, onPoint, isOpener} = latest.current;
      if (message.to !== undefined && message.to !== id) return;
      if (message.type === 'hello')
        post.current?.({
          type: 'standing',
          to: message.id,
          isAnswer: true,
          isOpener: isOpener?.() ?? false,
          ...standing(),
        });
      // Spoken to nobody in particular, it is of a presenter who has no window to move.
      else if (message.type === 'standing' && message.to === id) onStanding(message, false);
      else if (message.type === 'point') onPoint?.(message.at);
      else if (message.type === 'bye') onPoint?.(undefined);
    };
    const hearAudience = (message: Message): void => {
      if (message.type === 'point' || (message.to !== undefined && message.to !== id)) return;
      const before = pairing.current.partner;
      if (message.type === 'bye') {
        pair(lost(pairing.current, message.id));
        return;
      }
      if (message.type === 'shape') {
        if (message.id === before) latest.current.onShape?.(message.ratio);
        return;
      }
      const isOpener = message.type === 'standing' && message.isOpener;
      pair(met(pairing.current, message.id, isOpener));
      if (pairing.current.partner !== message.id) return;
      // A window that opens is shown where the show is; one that was there shows us.
      if (message.type === 'hello') tell();
      else latest.current.onStanding(message, before !== message.id || message.isAnswer === true);
    };
    channel.onmessage = ({data}: MessageEvent<Message>) => {
      if (data.from === role) return;
      if (role === 'audience') hearPresenter(data);
      else hearAudience(data);
    };

    const greet = (): void => post.current?.({type: 'hello'});
    const part = (): void => post.current?.({type: 'bye'});
    // Taken out of the browser's cache by «atrás», it must be heard of again.
    const handleShow = ({persisted}: PageTransitionEvent): void => {
      if (persisted) greet();
    };
    greet();
    window.addEventListener('pagehide', part);
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pagehide', part);
      window.removeEventListener('pageshow', handleShow);
      part();
      channel.close();
      post.current = undefined;
    };
  }, [role, pair, tell]);

  const point = useCallback((at: Point | undefined): void => {
    post.current?.({type: 'point', to: pairing.current.partner, at});
  }, []);
  const reshape = useCallback((ratio: number | undefined): void => {
    post.current?.({type: 'shape', ratio});
  }, []);
  const switchPartner = useCallback((): void => {
    pair(switched(pairing.current));
    post.current?.({type: 'hello', to: pairing.current.partner});
  }, [pair]);

  return {tell, point, reshape, switchPartner};
}
