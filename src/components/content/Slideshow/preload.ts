import {lazy} from 'react';
import {loadArt} from '@art';

import {isGone, startFresh} from '@site/src/lib/fresh-start';

import {drawings} from './layouts';
import MissingPart from './MissingPart';

/** The presenter's part carries the speaker notes, hence its own file. */
export const loadPresenter = () => import('./Presenter');
export const Presenter = lazy(() =>
  loadPresenter().catch(async (error: unknown): Promise<{default: typeof MissingPart}> => {
    if (await isGone(error)) startFresh();
    return {default: MissingPart};
  }),
);

/** Brings all that the show may need later, so that it goes on when the network is gone. */
export async function preloadShow(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    await Promise.all([loadPresenter(), ...drawings.map((name) => loadArt(name))]);
  } catch {
    // Each part is asked for again, and missed with a sentence, when it is needed.
  }
}
