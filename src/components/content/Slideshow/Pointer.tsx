import type {ReactNode, Ref} from 'react';

import type {Point} from './reducer';
import styles from './layouts/styles.module.css';

/** The dot that the presenter moves over the slide. It comes and goes with `movePointer`, without drawing anew. */
export default function Pointer({ref}: {readonly ref: Ref<SVGSVGElement>}): ReactNode {
  return (
    <svg ref={ref} className={styles.pointer} aria-hidden="true">
      <circle r="1.3%" />
    </svg>
  );
}

/** Shows the dot at a place of the slide, or hides it. */
export function movePointer(pointer: SVGSVGElement | null, at: Point | undefined): void {
  pointer?.toggleAttribute('data-on', at !== undefined);
  if (!at) return;
  const dot = pointer?.firstElementChild;
  dot?.setAttribute('cx', `${at.x * 100}%`);
  dot?.setAttribute('cy', `${at.y * 100}%`);
}
