import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import slides from '@data/slides';

import View from './View';

/**
 * The slides of `src/data/slides.yaml` as a show: full screen, keys, swipes, overview, handout and a
 * presenter's window. Without scripts it is a document with all slides, their notes and sources. It
 * has no props and shows the same slides wherever it stands; one a page. React takes it over with the page.
 *
 * Throws in Spanish when a slide has a type, an icon or a source that does not exist.
 *
 * @example MDX
 * <Slideshow />
 */
export default function Slideshow(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  slides.forEach((_, index) => collectAnchor(String(index + 1)));
  return (
    <div data-island="Slideshow" data-when="load">
      <View />
    </div>
  );
}
