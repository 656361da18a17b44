/** The class of the sociogram as plain data, light enough for a page's script. Numbers, never names. */
export interface Tie {
  readonly from: number;
  readonly to: number;
  readonly kind: 'mutual' | 'single' | 'unreturned';
}

const mutual = [
  [3, 8],
  [3, 4],
  [3, 7],
  [6, 8],
  [11, 12],
  [12, 15],
  [17, 19],
  [18, 19],
  [19, 22],
  [5, 13],
  [16, 21],
  [12, 14],
] as const;
const single = [
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 6],
  [4, 9],
  [5, 3],
  [5, 4],
  [6, 3],
  [7, 2],
  [9, 3],
  [9, 1],
  [10, 12],
  [10, 13],
  [11, 16],
  [11, 15],
  [13, 12],
  [13, 11],
  [14, 13],
  [14, 11],
  [15, 16],
  [16, 12],
  [16, 10],
  [17, 22],
  [17, 18],
  [18, 20],
  [20, 19],
  [20, 17],
  [21, 19],
  [21, 22],
  [21, 17],
  [22, 18],
  [8, 18],
  [1, 11],
] as const;
const unreturned = [
  [23, 3],
  [23, 8],
  [24, 19],
] as const;

export const ties: readonly Tie[] = [
  ...mutual.map(([from, to]) => ({from, to, kind: 'mutual' as const})),
  ...single.map(([from, to]) => ({from, to, kind: 'single' as const})),
  ...unreturned.map(([from, to]) => ({from, to, kind: 'unreturned' as const})),
];

const classSize = 24;

/** How often the others choose a student; a mutual tie counts for both. */
export const timesChosen = (number: number): number =>
  ties.filter(({from, to, kind}) => to === number || (kind === 'mutual' && from === number)).length;

/** Students by the number of times chosen: index 0 is nobody, and so on. */
export function choicesHistogram(): number[] {
  const counts = Array.from({length: classSize}, (_, index) => timesChosen(index + 1));
  return Array.from(
    {length: Math.max(...counts) + 1},
    (_, times) => counts.filter((count) => count === times).length,
  );
}
