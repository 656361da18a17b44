import {forceCollide, forceSimulation, forceX, forceY, type SimulationNodeDatum} from 'd3-force';

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

export interface Tie {
  readonly from: number;
  readonly to: number;
  readonly kind: 'mutual' | 'single' | 'unreturned';
}

const mutual = [
  [3, 8], [3, 4], [3, 7], [6, 8], [11, 12], [12, 15], [17, 19], [18, 19], [19, 22], [5, 13], [16, 21],
] as const;
const single = [
  [1, 3], [1, 4], [2, 3], [2, 6], [4, 9], [5, 3], [5, 4], [6, 3], [7, 2], [9, 3], [9, 1], [10, 12],
  [10, 13], [11, 16], [11, 15], [13, 12], [13, 11], [14, 12], [14, 13], [14, 11], [15, 16], [16, 12],
  [16, 10], [17, 22], [17, 18], [18, 20], [20, 19], [20, 17], [21, 19], [21, 22], [21, 17], [22, 18],
  [8, 18], [1, 11],
] as const;
const unreturned = [[23, 3], [23, 8], [24, 19]] as const;

export const ties: readonly Tie[] = [
  ...mutual.map(([from, to]) => ({from, to, kind: 'mutual' as const})),
  ...single.map(([from, to]) => ({from, to, kind: 'single' as const})),
  ...unreturned.map(([from, to]) => ({from, to, kind: 'unreturned' as const})),
];

/** Where each student stands before the forces settle: three subgroups and two at the edge. */
const places: readonly (readonly [number, number])[] = [
  [329, 192], [113, 129], [221, 202], [194, 128], [331, 119], [149, 255], [90, 205], [257, 310],
  [256, 83], [597, 203], [518, 194], [635, 139], [489, 119], [589, 78], [680, 219], [598, 285],
  [424, 492], [363, 444], [503, 508], [404, 568], [549, 414], [455, 409], [86, 478], [690, 512],
];
const leaders = new Set([3, 12, 19]);
const unchosen = new Set([23, 24]);

const timesChosen = (number: number): number =>
  ties.filter(({from, to, kind}) => to === number || (kind === 'mutual' && from === number)).length;

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
    .force('apart', forceCollide<Student>((student) => student.radius + 7))
    .stop()
    .tick(160);
  return students;
}
