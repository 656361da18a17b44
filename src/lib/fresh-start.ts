/** A control by what it says, and which of those that say it: another release may have moved it. */
export type Press = readonly [name: string, position: number];

/** Kept in the history entry, which survives a reload even where storage is forbidden. */
interface Mark {
  readonly at: number;
  /** A search to take up again after the reload. The loader of pages reads it too. */
  readonly resume?: string;
  /** A press to give back. */
  readonly press?: Press;
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
 * @param readText a search to take up again, as it stands; letters still count until the new page is there
 * @param press what to press again
 */
export function startFresh(readText?: () => string, press?: Press): boolean {
  const mark = readMark();
  if (!navigator.onLine || (mark && Date.now() - mark.at < PAUSE)) return false;
  const at = Date.now();
  const write = (): void => {
    const next: Mark = {at, ...(readText ? {resume: readText()} : {}), ...(press ? {press} : {})};
    window.history.replaceState({...readState(), [KEY]: next}, '');
  };
  write();
  if (readText) window.addEventListener('input', write);
  window.location.reload();
  return true;
}

/** The controls of the page that say the same. */
const controlsOf = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button, summary')].filter(
    (control) => nameOf(control) === name,
  );
const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;

/** How to find a control again on the page that comes after a reload. */
export const pressOf = (control: HTMLElement): Press => [
  nameOf(control),
  controlsOf(nameOf(control)).indexOf(control),
];

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

/** What a reload of `startFresh` left to take up again: gives the press back and tells the search, once. */
export function takeUp(): string | undefined {
  const {at, resume, press} = readMark() ?? {};
  if (resume === undefined && !press) return undefined;
  window.history.replaceState({...readState(), [KEY]: {at}}, '');
  // After the effects of the same commit, which make the control answer.
  if (press) setTimeout(() => controlsOf(press[0])[press[1]]?.click());
  return resume;
}
