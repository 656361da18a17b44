import {court, shape, svg} from './lib/svg';

/** Painted corner of a court hero: one blue field with its white line. */
export default function draw(): string {
  return svg(
    320,
    320,
    shape('circle', {cx: 320, cy: 320, r: 216, fill: court.blue}),
    shape('circle', {
      cx: 320,
      cy: 320,
      r: 216,
      fill: 'none',
      stroke: court.chalk,
      'stroke-width': 5,
      'stroke-opacity': 0.9,
    }),
  );
}
