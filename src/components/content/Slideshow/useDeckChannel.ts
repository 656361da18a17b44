import {useCallback, useEffect, useRef} from 'react';

export type Role = 'audience' | 'presenter';

export interface Standing {
  readonly index: number;
  readonly isBlank: boolean;
  /** When the talk began. The audience's window keeps it for a presenter's window that is closed. */
  readonly startedAt?: number | undefined;
}

type Message =
  /** A window has opened and asks where the show stands. */
  | {readonly type: 'hello'; readonly from: Role}
  | ({readonly type: 'standing'; readonly from: Role} & Standing)
  | {readonly type: 'bye'; readonly from: Role};

interface Options {
  readonly role: Role;
  readonly standing: () => Standing;
  readonly onStanding: (standing: Standing) => void;
  /** The other window opened, answered or closed. */
  readonly onPartner?: (isThere: boolean) => void;
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
 * Keeps the audience's window and the presenter's in step, without a server. Windows of the same
 * role never listen to each other: two people reading the deck in two tabs do not meet. Returns the
 * function that tells the other window where this one stands.
 */
export default function useDeckChannel(options: Options): () => void {
  const latest = useRef(options);
  const channel = useRef<BroadcastChannel | undefined>(undefined);
  const {role} = options;
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const current = openChannel();
    if (!current) return undefined;
    channel.current = current;
    const post = (message: Message): void => current.postMessage(message);
    current.onmessage = ({data}: MessageEvent<Message>) => {
      if (data.from === role) return;
      latest.current.onPartner?.(data.type !== 'bye');
      if (data.type === 'standing') latest.current.onStanding(data);
      if (data.type === 'hello') post({type: 'standing', from: role, ...latest.current.standing()});
    };
    post({type: 'hello', from: role});
    const handleHide = (): void => post({type: 'bye', from: role});
    // Taken out of the browser's cache by «atrás», it must be heard of again.
    const handleShow = ({persisted}: PageTransitionEvent): void => {
      if (persisted) post({type: 'hello', from: role});
    };
    window.addEventListener('pagehide', handleHide);
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('pageshow', handleShow);
      post({type: 'bye', from: role});
      current.close();
      channel.current = undefined;
    };
  }, [role]);

  return useCallback((): void => {
    const message: Message = {type: 'standing', from: role, ...latest.current.standing()};
    channel.current?.postMessage(message);
  }, [role]);
}
