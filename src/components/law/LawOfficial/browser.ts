import {OFFICIAL_KEY} from './key';

const CLOSED = 'cerrado';

/** Private windows and full disks refuse storage: then the choice lives as long as the page. */
function readClosed(): boolean {
  try {
    return localStorage.getItem(OFFICIAL_KEY) === CLOSED;
  } catch {
    return false;
  }
}

function write(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.removeItem(OFFICIAL_KEY);
    else localStorage.setItem(OFFICIAL_KEY, CLOSED);
  } catch {
    // Nothing to mend: the texts still open and close.
  }
}

/** One choice for the official text of all articles, kept in this browser. */
export default function lawOfficial(): void {
  const blocks = document.querySelectorAll<HTMLDetailsElement>('[data-official]');
  if (blocks.length === 0) return;
  let isOpen = true;
  const show = (value: boolean): void => blocks.forEach((block) => (block.open = value));
  // The reader may have closed one before scripts ran: that was the choice.
  const wasClosed = readClosed();
  if (wasClosed || [...blocks].some(({open}) => !open)) {
    if (!wasClosed) write(false);
    isOpen = false;
    show(false);
    // The texts above an article in the address have closed: land on it again.
    if (wasClosed) document.getElementById(location.hash.slice(1))?.scrollIntoView({behavior: 'instant'});
  }
  document.addEventListener(
    'toggle',
    ({target}) => {
      const pressed = target as HTMLDetailsElement;
      if (!pressed.matches('[data-official]') || pressed.open === isOpen) return;
      // Places are right once everything has its height (`src/browser/later.ts`).
      delete document.documentElement.dataset['later'];
      const before = pressed.getBoundingClientRect().top;
      isOpen = pressed.open;
      write(isOpen);
      show(isOpen);
      scrollBy({top: pressed.getBoundingClientRect().top - before, behavior: 'instant'});
    },
    true,
  );
}
