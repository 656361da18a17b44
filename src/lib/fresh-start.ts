/** Kept in the history entry, which survives a reload even where storage is forbidden. */
interface Mark {
  readonly at: number;
  /** What to take up again after the reload. */
  readonly resume?: string;
}

const KEY = 'freshStart';
/** A second failure this soon after a reload is not a deploy; asking again would go round in circles. */
const PAUSE = 60_000;

const readState = (): {[key: string]: unknown} => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as {[key: string]: unknown}) : {};
};

const readMark = (): Mark | undefined => {
  const mark = readState()[KEY];
  return typeof mark === 'object' && mark !== null ? (mark as Mark) : undefined;
};

/**
 * After a deploy the files that an open tab would still ask for are gone. Loads the page anew, once:
 * returns `false`, and does nothing, when that was just tried or when there is no connection.
 *
 * @param resume what `takeUp` gives back after the reload
 */
export function startFresh(resume?: string): boolean {
  const mark = readMark();
  if (!navigator.onLine || (mark && Date.now() - mark.at < PAUSE)) return false;
  const next: Mark = {at: Date.now(), ...(resume === undefined ? {} : {resume})};
  window.history.replaceState({...readState(), [KEY]: next}, '');
  window.location.reload();
  return true;
}

/**
 * Whether the host answers, but no longer with the script that a failed import asked for: a deploy. A
 * connection that fails is none; there a second try helps, and loading anew would lose the page.
 *
 * @param error what the import threw, with the address in `request` as the bundler writes it
 */
export async function isGone(error: unknown): Promise<boolean> {
  const request = (error as {request?: unknown} | null)?.request;
  if (typeof request !== 'string') return true;
  try {
    const {ok, headers} = await fetch(request, {cache: 'no-store'});
    return !ok || !(headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return false;
  }
}

/** What a reload of `startFresh` left to take up again; told once. */
export function takeUp(): string | undefined {
  const mark = readMark();
  if (mark?.resume === undefined) return undefined;
  window.history.replaceState({...readState(), [KEY]: {at: mark.at}}, '');
  return mark.resume;
}
