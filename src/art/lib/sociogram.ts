import {forceCollide, forceSimulation, forceX, forceY, type SimulationNodeDatum} from 'd3-force';

import {timesChosen} from './class';

/** The class of 24 that the sociogram and its report draw. Numbers, never names. */
export interface Student extends SimulationNodeDatum {
  readonly number: number;
  /** Subgroup 0 to 2; students without ties of return have none. */
  readonly group: 0 | 1 | 2 | undefined;
  /** Times that another student chooses this one. */
  readonly chosen: number;
  readonly role: 'leader' | 'unchosen' | 'member';
  readonly radius: number;
  x: number;
  y: number;
}

/** Where each student stands before the forces settle: three subgroups and two at the edge. */
const places: readonly (readonly [number, number])[] = [
  [329, 192],
  [113, 129],
  [221, 202],
  [194, 128],
  [331, 119],
  [149, 255],
  [90, 205],
  [257, 310],
  [256, 83],
  [597, 203],
  [518, 194],
  [635, 139],
  [489, 119],
  [589, 78],
  [680, 219],
  [598, 285],
  [424, 492],
  [363, 444],
  [503, 508],
  [404, 568],
  [549, 414],
  [455, 409],
  [86, 478],
  [690, 512],
];
const leaders = new Set([3, 12, 19]);
const unchosen = new Set([23, 24]);

/** The class, laid out. Deterministic: d3-force brings its own fixed random source. */
export function layOutClass(): Student[] {
  const students = places.map(([x, y], index): Student => {
    const number = index + 1;
    const chosen = timesChosen(number);
    return {
      number,
      chosen,
      group: unchosen.has(number) ? undefined : index < 9 ? 0 : index < 16 ? 1 : 2,
      role: leaders.has(number) ? 'leader' : unchosen.has(number) ? 'unchosen' : 'member',
      radius: 15 + 2.4 * chosen,
      x,
      y,
    };
  });
  forceSimulation(students)
    .force('x', forceX<Student>((student) => places[student.number - 1]![0]).strength(0.3))
    .force('y', forceY<Student>((student) => places[student.number - 1]![1]).strength(0.3))
    .force(
      'apart',
      forceCollide<Student>((student) => student.radius + 7),
    )
    .stop()
    .tick(160);
  return students;
}
