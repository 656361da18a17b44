import './foreign-edits';
import './keyless-keys';
import {behaviours} from './behaviours';
import {islands} from './islands';

// The one script of the site in production, asked for by `loader.ts`: starts the behaviours, then wakes the
// islands that the loader wants.

const tell = (event: Event): boolean => dispatchEvent(event);

async function wake(element: HTMLElement): Promise<void> {
  const {island} = element.dataset;
  delete element.dataset['wanted'];
  element.dataset['waking'] = '';
  try {
    const [{hydrate}, {default: View}] = await Promise.all([
      import(/* webpackChunkName: "hydrate" */ './hydrate'),
      islands[island as keyof typeof islands](),
    ]);
    await hydrate(element, View as never);
    element.dataset['live'] = '';
    delete element.dataset['scripts'];
    tell(new Event('ce-live'));
  } catch (error) {
    console.error(error);
    // What the server drew stays, without the controls that cannot work; the next touch tries again.
    element.dataset['scripts'] = 'failed';
    const {request} = error as {readonly request?: string};
    if (request) tell(new CustomEvent('ce-lost', {detail: request}));
  }
  delete element.dataset['waking'];
}

function wakeWanted(): void {
  document
    .querySelectorAll<HTMLElement>('[data-wanted]:not([data-waking])')
    .forEach((element) => void wake(element));
}

for (const start of behaviours) start();
document.documentElement.dataset['hasHydrated'] = 'true';
addEventListener('ce-want', wakeWanted);
wakeWanted();
tell(new Event('ce-live'));
