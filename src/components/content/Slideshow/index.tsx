import island from '@site/src/browser/island';

import View from './View';

/**
 * The slides of `src/data/slides.yaml` as a show: full screen, keys, swipes, overview, handout and a
 * presenter's window. Without scripts it is a document with all slides, their notes and sources. It
 * has no props and shows the same slides wherever it stands; one a page.
 *
 * Throws in Spanish when a slide has a type, an icon or a source that does not exist.
 *
 * @example MDX
 * <Slideshow />
 */
export default island(View, {name: 'Slideshow', when: 'load'});
