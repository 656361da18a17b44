import './foreign-edits';
import './keyless-keys';
import {behaviours} from './behaviours';
import {islands} from './islands';

// The one script of the site in production, asked for by `loader.ts`: starts the behaviours, then wakes the
// islands that the loader wants.

const tell = (event: Event): boolean => dispatchEvent(event);

/** What the server drew stays, without the controls that cannot work; the next touch tries again. */
function lose({dataset}: HTMLElement, error: unknown): void {
  console.error(error);
  delete dataset['live'];
  delete dataset['waking'];
  dataset['scripts'] = 'failed';
  const {request} = error as {readonly request?: string};
  if (request) tell(new CustomEvent('ce-lost', {detail: request}));
}

async function wake(element: HTMLElement): Promise<void> {
  const {dataset} = element;
  delete dataset['wanted'];
  dataset['waking'] = '';
  try {
    const island = await islands[dataset['island'] as keyof typeof islands]();
    if ('start' in island) island.start(element);
    else {
      // It comes with React, which the island has just brought.
      const {hydrate} = await import(/* webpackChunkName: "hydrate" */ './hydrate');
      await hydrate(element, island.default);
    }
    dataset['live'] = '';
    delete dataset['waking'];
    delete dataset['wanted'];
    delete dataset['scripts'];
    tell(new Event('ce-live'));
  } catch (error) {
    lose(element, error);
  }
}

function wakeWanted(): void {
  document
    .querySelectorAll<HTMLElement>('[data-wanted]:not([data-waking],[data-live])')
    .forEach((element) => void wake(element));
}

for (const start of behaviours) start();
const {dataset} = document.documentElement;
dataset['hasHydrated'] = 'true';
delete dataset['scripts'];
addEventListener('ce-want', wakeWanted);
wakeWanted();
tell(new Event('ce-live'));
