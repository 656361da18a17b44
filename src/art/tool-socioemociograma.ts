import {ties, type Tie} from './lib/class';
import {layOutClass, type Student} from './lib/sociogram';
import {court, label, r, shape, svg} from './lib/svg';

const groupPaint = [court.mint, court.sky, court.leaf] as const;
const paintOf = ({role, group}: Student): string =>
  role === 'leader' ? court.amber : role === 'unchosen' ? court.coral : groupPaint[group ?? 0];

const tip = (id: string, size: number, fill: string): string =>
  `<marker id="${id}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="${size}" markerHeight="${size}" markerUnits="userSpaceOnUse" orient="auto"><path d="M1 1 9 5 1 9z" fill="${fill}"/></marker>`;

/** A gently bent tie that starts and ends outside the two circles. */
function curve(from: Student, to: Student, gap: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = Math.min(26, length * 0.13);
  const [mx, my] = [(from.x + to.x) / 2 - (dy / length) * bend, (from.y + to.y) / 2 + (dx / length) * bend];
  const edge = (node: Student, distance: number): [number, number] => {
    const reach = Math.hypot(mx - node.x, my - node.y);
    return [node.x + ((mx - node.x) / reach) * distance, node.y + ((my - node.y) / reach) * distance];
  };
  const [x1, y1] = edge(from, from.radius + 2);
  const [x2, y2] = edge(to, to.radius + gap);
  return `M${r(x1)} ${r(y1)}Q${r(mx)} ${r(my)} ${r(x2)} ${r(y2)}`;
}

const drawTie = ({kind, from, to}: Tie, students: readonly Student[]): string => {
  const a = students[from - 1]!;
  const b = students[to - 1]!;
  const common = {fill: 'none', 'stroke-linecap': 'round'};
  if (kind === 'mutual') {
    return shape('path', {
      ...common,
      class: 'sg-mutual',
      d: curve(a, b, 2),
      stroke: court.chalk,
      'stroke-opacity': 0.9,
    });
  }
  return kind === 'single'
    ? shape('path', {
        ...common,
        class: 'sg-single',
        d: curve(a, b, 5),
        stroke: court.pale,
        'stroke-opacity': 0.75,
        'marker-end': 'url(#tool-socioemociograma-tip)',
      })
    : shape('path', {
        ...common,
        class: 'sg-unreturned',
        d: curve(a, b, 7),
        stroke: court.rose,
        'stroke-dasharray': '2 7',
        'marker-end': 'url(#tool-socioemociograma-open)',
      });
};

const drawStudent = (student: Student): string => {
  const {x, y, radius, role, number} = student;
  return [
    role === 'unchosen' &&
      shape('circle', {
        cx: x,
        cy: y,
        r: radius + 11,
        fill: 'none',
        stroke: court.rose,
        'stroke-width': 3,
        'stroke-dasharray': '1 8',
        'stroke-linecap': 'round',
      }),
    shape('circle', {cx: x + 5, cy: y + 6, r: radius, fill: court.shadow, opacity: 0.35}),
    shape('circle', {cx: x, cy: y, r: radius, fill: paintOf(student)}),
    label(x, y + 4.5, String(number).padStart(2, '0'), {
      class: 'sg-number',
      fill: court.ink,
      'text-anchor': 'middle',
    }),
  ]
    .filter(Boolean)
    .join('');
};

/** A letter on a stick: its place is an angle (degrees, 0 is right) and a distance from the circle. */
function callout(letter: string, {x, y, radius}: Student, angle: number, distance: number): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [cx, cy] = [x + cos * (radius + distance), y + sin * (radius + distance)];
  return [
    shape('path', {
      d: `M${r(x + cos * radius)} ${r(y + sin * radius)}L${r(cx)} ${r(cy)}`,
      stroke: court.chalk,
      'stroke-width': 1.5,
    }),
    shape('circle', {class: 'sg-callout', cx, cy, r: 16, fill: court.chalk}),
    label(cx, cy + 6, letter, {class: 'sg-letter', fill: court.ink, 'text-anchor': 'middle'}),
  ].join('');
}

/** Sociogram of 24 students: size is how often a student is chosen, lines are who chooses whom. */
export default function draw(): string {
  const students = layOutClass();
  const at = (number: number): Student => students[number - 1]!;
  return svg(
    760,
    630,
    `<defs>${tip('tool-socioemociograma-tip', 7, court.pale)}${tip('tool-socioemociograma-open', 9, court.rose)}</defs>`,
    ...ties.map((tie) => drawTie(tie, students)),
    ...students.map(drawStudent),
    callout('A', at(3), 28, 52),
    callout('B', at(23), 110, 48),
    callout('C', at(13), 250, 46),
  );
}
