import {arc} from 'd3-shape';

import {competenceIds, mark} from './lib/marks';
import {polar} from './lib/paint';
import {r, shape, svg} from './lib/svg';

const CENTER = 160;
const TURN = (Math.PI * 2) / 6;

/** The one at the top; the others are the same path, turned, so that it travels once. */
const wedge = arc().padAngle(0.035).padRadius(120).cornerRadius(10)({
  innerRadius: 62,
  outerRadius: 156,
  startAngle: -0.5 * TURN,
  endAngle: 0.5 * TURN,
});

const short = (path: string): string =>
  path.replace(/-?\d+\.\d+(e-\d+)?/g, (number) => String(r(Number(number))));

/** The six competences of Ley 2491 as a wheel: none stands over another, all turn on one hub. */
export default function draw(): string {
  const center = [CENTER, CENTER] as const;
  return svg(
    320,
    320,
    `<g transform="translate(${CENTER} ${CENTER})">`,
    ...competenceIds.map((id, index) =>
      shape('path', {
        d: short(wedge ?? ''),
        fill: `var(--ce-${id}-f)`,
        transform: `rotate(${index * 60})`,
      }),
    ),
    '</g>',
    // The ronda in the middle: a ring, and one head towards each competence.
    shape('circle', {cx: CENTER, cy: CENTER, r: 50, fill: 'var(--ce-patio)'}),
    shape('circle', {
      cx: CENTER,
      cy: CENTER,
      r: 26,
      fill: 'none',
      stroke: 'var(--ce-linea-pintada)',
      'stroke-width': 3,
    }),
    ...competenceIds.map((_, index) => {
      const [x, y] = polar(center, 26, index * 60 - 90);
      return shape('circle', {
        cx: x,
        cy: y,
        r: 9,
        fill: index === 0 ? 'var(--ce-accion)' : 'var(--ce-linea-pintada)',
        stroke: 'var(--ce-patio)',
        'stroke-width': 3,
      });
    }),
    ...competenceIds.map((id, index) => mark(id, polar(center, 108, index * 60 - 90), 52)),
  );
}
