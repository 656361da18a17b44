import {at, paint, polar, type Point} from './lib/paint';
import {ball} from './lib/people';
import {court, FLOOR} from './lib/ronda';

const centre: Point = [400, 400];

/** Not found: everybody has gone in; six places and the ball are left. */
export default function draw(): string {
  const places = [0, 60, 120, 180, 240, 300].map((angle) => {
    const [x, y] = polar(centre, 250, angle);
    return `M${at([x + 40, y])}a40 40 0 1 1-80 0a40 40 0 1 1 80 0`;
  });
  return (
    '<svg viewBox="0 0 800 800" overflow="visible">' +
    `<circle cx="860" cy="0" r="260" fill="${paint.coral}" stroke="${paint.chalk}" stroke-width="6"/>` +
    court(centre) +
    `<circle cx="400" cy="400" r="${FLOOR}" fill="none" stroke="${paint.ink}" stroke-opacity=".12" stroke-width="4"/>` +
    `<path d="${places.join('')}" fill="none" stroke="${paint.ink}" stroke-width="6" stroke-dasharray="2 14" stroke-linecap="round"/>` +
    `<g transform="translate(400 400)scale(1.9)">${ball([0, 0])}<circle r="25" fill="none" stroke="${paint.ink}" stroke-width="2"/></g>` +
    '</svg>'
  );
}
