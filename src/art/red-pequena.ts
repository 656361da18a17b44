import {paint} from './lib/paint';

type Node = readonly [x: number, y: number, radius: number, color: string];
const NODES: readonly Node[] = [
  [170, 44, 13, paint.teal],
  [232, 74, 20, paint.coral],
  [276, 38, 13, paint.plum],
  [218, 138, 15, paint.blue],
  [286, 132, 14, paint.green],
  [114, 151, 12, '#ff7384'],
];

/** Corner of the measuring card: a class as a network, with one person nobody chose. */
export default function draw(): string {
  return (
    '<svg viewBox="0 0 300 220">' +
    `<circle cx="300" cy="0" r="190" fill="${paint.amber}" stroke="${paint.chalk}" stroke-width="5"/>` +
    `<g stroke-width="4" fill="none" stroke-linecap="round"><path d="M170 44L232 74L276 38M232 74L218 138L286 132L232 74" stroke="${paint.ink}"/>` +
    `<path d="M218 138L120 150" stroke="${paint.chalk}" stroke-dasharray="1 11"/></g>` +
    `<g stroke="${paint.chalk}" stroke-width="3.5">${NODES.map(([x, y, r, color]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join('')}</g></svg>`
  );
}
