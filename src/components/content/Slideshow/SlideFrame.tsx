import {useEffect, useRef, type ReactNode} from 'react';

import type {Slide} from '@site/src/data/types';

import {layouts} from './layouts';
import styles from './layouts/styles.module.css';
import type {Point} from './reducer';

interface Props {
  readonly slide: Slide;
  readonly index: number;
  readonly total: number;
  /** Out of sight: out of the Tab order and of the accessibility tree as well. */
  readonly isHidden?: boolean;
  /** A picture of the slide (overview, next slide): no address, no reading. */
  readonly isCopy?: boolean;
  /** Step within the slide, 0 for the whole of it. */
  readonly step?: number | undefined;
  /** Enlarges the slide around this place. */
  readonly zoom?: Point | undefined;
}

/** One slide in its frame. Its sizes are container units, so it is the same at any width. */
export default function SlideFrame(props: Props): ReactNode {
  const {slide, index, total, isHidden, isCopy, step, zoom} = props;
  const section = useRef<HTMLElement>(null);
  // Through the object model, which the policy allows: an attribute would be refused.
  useEffect(() => {
    if (zoom) section.current?.style.setProperty('--zoom', `${zoom.x * 100}% ${zoom.y * 100}%`);
  }, [zoom]);
  const Layout = layouts[slide.type];
  if (!Layout) {
    throw new Error(
      `slides.yaml: no existe el tipo «${slide.type}». Use: ${Object.keys(layouts).join(', ')}.`,
    );
  }
  return (
    <div className={styles.frame} data-copy={isCopy ? '' : undefined}>
      <section
        ref={section}
        id={isCopy ? undefined : String(index + 1)}
        className={styles.slide}
        data-type={slide.type}
        data-zoom={zoom ? '' : undefined}
        data-keeps-paint=""
        data-search-title={isCopy ? undefined : slide.title}
        role="group"
        aria-roledescription="diapositiva"
        aria-label={`${index + 1} de ${total}: ${slide.title}`}
        aria-hidden={isCopy ? true : undefined}
        inert={isHidden || isCopy ? true : undefined}>
        <Layout slide={slide} step={step ?? 0} />
      </section>
    </div>
  );
}
