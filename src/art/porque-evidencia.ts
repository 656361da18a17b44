/** Students of a course as dots, by score; the ends in another colour. One dashed line a column. */
const COLUMNS = [1, 2, 3, 5, 7, 8, 6, 5, 3, 2, 1];

export default function draw(): string {
  const line = (count: number, index: number): string =>
    `M${42 + 23.5 * index} 148v-${15 * (count - 1) + 0.1}`;
  const middle = COLUMNS.map((count, index) => (index > 1 && index < 9 ? line(count, index) : '')).join('');
  const ends = COLUMNS.map((count, index) => (index < 2 || index > 8 ? line(count, index) : '')).join('');
  return (
    '<svg viewBox="0 0 320 190"><g stroke-linecap="round" fill="none">' +
    '<path d="M28 160H296" stroke="var(--ce-regulacion-t)" stroke-width="3"/>' +
    `<g stroke-width="11.2" stroke-dasharray="0 15"><path d="${middle}" stroke="var(--ce-regulacion)"/><path d="${ends}" stroke="var(--ce-autonomia)"/></g></g>` +
    '<path d="M200 20h76a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-24l-14 14v-14h-38a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z" fill="var(--ce-papel)"/>' +
    '<path d="M206 36h62M206 50h40" stroke="var(--ce-regulacion-t)" stroke-width="4" stroke-linecap="round"/></svg>'
  );
}
