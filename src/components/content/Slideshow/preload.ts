import {lazy} from 'react';
import {loadArt} from '@art';

import {drawings} from './layouts';

/** The presenter's part carries the speaker notes, hence its own file. */
export const loadPresenter = () => import('./Presenter');
export const Presenter = lazy(loadPresenter);

/** Brings all that the show may need later, so that it goes on when the network is gone. */
export async function preloadShow(): Promise<void> {
  try {
    await Promise.all([loadPresenter(), ...drawings.map((name) => loadArt(name))]);
  } catch {
    // Each part is asked for again, and missed with a sentence, when it is needed.
  }
}
