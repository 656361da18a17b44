import {competenceIds, mark} from './lib/marks';
import {polar} from './lib/paint';
import {shape, svg} from './lib/svg';

const CENTER = 160;
/** Where the wedges are: a sixth of the way round is 114 long, and they leave 4 of it free. */
const RIM = 109;

/**
 * The six competences of Ley 2491 as a wheel: none stands over another, all turn on one hub. A wedge is one dash of a
 * broad line, a head one of no length with round ends: a few numbers travel in place of a path.
 */
export default function draw(): string {
  const heads = (paint: Readonly<Record<string, string | number>>): string =>
    shape('circle', {r: 26, pathLength: 6, 'stroke-dasharray': '0 1', ...paint});
  return svg(
    2 * CENTER,
    2 * CENTER,
    `<g fill="none" transform="translate(${CENTER} ${CENTER})">`,
    '<g stroke-width="94" stroke-dasharray="110 999">',
    ...competenceIds.map((id, index) =>
      shape('circle', {r: RIM, stroke: `var(--ce-${id}-f)`, transform: `rotate(${index * 60 - 119})`}),
    ),
    '</g>',
    // The ronda in the middle: a ring, and one head towards each competence.
    shape('circle', {r: 50, fill: 'var(--ce-patio)'}),
    '<g stroke="var(--ce-linea-pintada)" stroke-linecap="round" transform="rotate(-90)">',
    shape('circle', {r: 26, 'stroke-width': 3}),
    heads({stroke: 'var(--ce-patio)', 'stroke-width': 21}),
    heads({'stroke-width': 15}),
    '</g>',
    shape('circle', {cy: -26, r: 7.5, fill: 'var(--ce-accion)'}),
    ...competenceIds.map((id, index) => mark(id, polar([0, 0], 108, index * 60 - 90), 52)),
    '</g>',
  );
}
