import {field, people} from './comic';
import {at, paint, type Point} from './paint';
import {ball} from './people';

type Figure = Parameters<typeof people>[0][number];

interface Space {
  readonly color: string;
  /** What lies on the floor, under the person. */
  readonly floor?: (centre: Point) => string;
  readonly person: (centre: Point) => Figure;
  /** What is in the air. */
  readonly air?: (centre: Point) => string;
}

const from = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** The five spaces of the Colombian university, in the order of the page: a mirror, open arms, a painting, a ball, and silence. */
export const spaces: readonly Space[] = [
  {
    color: paint.amber,
    floor: ([x, y]) =>
      `<ellipse cx="${x}" cy="${y + 34}" rx="34" ry="13" fill="${paint.chalk}" stroke="${paint.ink}" stroke-width="4"/>`,
    person: (c) => ({
      who: 'cata',
      at: from(c, 0, -18),
      facing: 90,
      left: from(c, 40, 26),
      right: from(c, -40, 26),
    }),
  },
  {
    color: paint.coral,
    person: (c) => ({
      who: 'luz',
      at: from(c, 0, 6),
      facing: -110,
      left: from(c, -58, -16),
      right: from(c, 52, -38),
      shirt: paint.chalk,
    }),
  },
  {
    color: paint.plum,
    floor: (c) =>
      `<path d="M${at(from(c, -40, -48))}h62v40h-62z" fill="${paint.chalk}"/><path d="M${at(from(c, -30, -24))}q12-22 24 0t22-8" fill="none" stroke="${paint.coral}" stroke-width="7" stroke-linecap="round"/>`,
    person: (c) => ({who: 'sara', at: from(c, 2, 26), facing: -96, right: from(c, 8, -22)}),
  },
  {
    color: paint.green,
    person: (c) => ({
      who: 'beto',
      at: from(c, -22, 12),
      facing: -20,
      left: from(c, 10, -40),
      shirt: paint.amber,
    }),
    air: (c) => `<g transform="translate(${at(from(c, 36, -26))})scale(.7)">${ball([0, 0])}</g>`,
  },
  {
    color: paint.blue,
    floor: ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="56" fill="none" stroke="${paint.chalk}" stroke-width="5" stroke-dasharray="1 14" stroke-linecap="round"/>`,
    person: (c) => ({who: 'dani', at: c, facing: 40, shirt: paint.plum}),
  },
];

/** Spaces around their centres, and one person in each. */
export const drawSpaces = (placed: readonly {readonly space: Space; readonly centre: Point}[]): string =>
  [
    ...placed.map(({space, centre}) => field(centre, 76, space.color) + (space.floor?.(centre) ?? '')),
    people(placed.map(({space, centre}) => space.person(centre))),
    ...placed.map(({space, centre}) => space.air?.(centre) ?? ''),
  ].join('');

/** One of them alone, as the list of the page shows it. */
export const drawSpace = (index: number): string =>
  `<svg viewBox="0 0 158 158">${drawSpaces([{space: spaces[index]!, centre: [79, 79]}])}</svg>`;
