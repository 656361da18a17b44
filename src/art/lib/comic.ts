/**
 * People from above and the painted marks of the comic strip, as SVG text. Paint, skin and hair keep
 * their colour in both modes: only the court's ground follows the mode.
 */

export const paint = {
  ground: 'var(--ce-patio)',
  corner: 'var(--ce-patio-2)',
  chalk: '#f6faf5',
  ink: '#10282d',
  amber: '#ffb627',
  coral: '#e5475b',
  blue: '#3f62c7',
  plum: '#9c2f70',
  green: '#4c8b37',
  teal: '#0f8a8f',
  ochre: '#f5a300',
} as const;

const SHADOW = '#021a1e';

export type Hair = 'short' | 'curly' | 'braids' | 'ponytail' | 'bun' | 'shaved';
type Point = readonly [number, number];

export interface Person {
  readonly x: number;
  readonly y: number;
  /** Where the person looks, in degrees: 0 right, 90 down. */
  readonly facing: number;
  readonly shirt: string;
  readonly skin: string;
  readonly hair: string;
  readonly style?: Hair;
  /** Where each hand ends, in the drawing's units; left of the person first. */
  readonly left?: Point;
  readonly right?: Point;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A point given along the person's own axes: `ahead` of the head and to its `side` (right is +). */
function local({x, y, facing}: Person, ahead: number, side: number): Point {
  const angle = (facing * Math.PI) / 180;
  return [
    x + ahead * Math.cos(angle) - side * Math.sin(angle),
    y + ahead * Math.sin(angle) + side * Math.cos(angle),
  ];
}

const dot = (at: Point, r: number, fill: string): string =>
  `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${r}" fill="${fill}"/>`;
const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

function arm(person: Person, side: 1 | -1, hand: Point | undefined): {sleeve: string; shadow: string} {
  if (!hand) return {sleeve: '', shadow: ''};
  const shoulder = local(person, 0, side * 36);
  const middle: Point = [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2];
  // The elbow bends a little outward, so that an arm never reads as a stick.
  const bend = local({...person, x: middle[0], y: middle[1]}, -4, side * 12);
  const cuff: Point = [
    0.25 * shoulder[0] + 0.5 * bend[0] + 0.25 * hand[0],
    0.25 * shoulder[1] + 0.5 * bend[1] + 0.25 * hand[1],
  ];
  const half: Point = [(shoulder[0] + bend[0]) / 2, (shoulder[1] + bend[1]) / 2];
  const whole = `M${pair(shoulder)}Q${pair(bend)} ${pair(hand)}`;
  return {
    sleeve:
      stroke(whole, person.skin, 13) +
      stroke(`M${pair(shoulder)}Q${pair(half)} ${pair(cuff)}`, person.shirt, 19),
    shadow: stroke(whole, SHADOW, 15),
  };
}

function headdress(person: Person): string {
  const {hair, style = 'short'} = person;
  const at = (ahead: number, side: number): Point => local(person, ahead, side);
  const head = dot(at(0, 0), 27, hair);
  const shine = stroke(`M${pair(at(-2, 18))}Q${pair(at(-16, 14))} ${pair(at(-18, 1))}`, '#ffffff', 4).replace(
    'fill="none"',
    'fill="none" stroke-opacity="0.16"',
  );
  switch (style) {
    case 'curly':
      return (
        Array.from({length: 9}, (_, index) => {
          const angle = (index / 9) * Math.PI * 2 + 0.5;
          return dot(at(-2 + Math.cos(angle) * 20, Math.sin(angle) * 20), 11, hair);
        }).join('') +
        dot(at(-2, 0), 22, hair) +
        shine
      );
    case 'braids':
      return (
        [-1, 1]
          .map(
            (side) =>
              stroke(`M${pair(at(-14, side * 20))}L${pair(at(-27, side * 34))}`, hair, 12) +
              dot(at(-25, side * 32), 4.5, paint.amber),
          )
          .join('') +
        head +
        shine
      );
    case 'ponytail':
      return stroke(`M${pair(at(-22, 0))}Q${pair(at(-36, 4))} ${pair(at(-44, 14))}`, hair, 15) + head + shine;
    case 'bun':
      return dot(at(-27, 0), 13, hair) + head + shine;
    case 'shaved':
      return dot(at(0, 0), 26, hair) + dot(at(-2, 0), 21, hair);
    case 'short':
      return head + shine;
  }
}

/** One person: shoulders, arms and head, no features. Shadows go apart so that overlaps do not double. */
function draw(person: Person): {body: string; shadow: string} {
  const a = local(person, 0, -26);
  const b = local(person, 0, 26);
  const left = arm(person, -1, person.left);
  const right = arm(person, 1, person.right);
  const body =
    left.sleeve +
    right.sleeve +
    stroke(`M${pair(a)}L${pair(b)}`, person.shirt, 38) +
    dot(local(person, 7, 0), 24, person.skin) +
    dot(local(person, 30, 0), 4, person.skin) +
    headdress(person);
  const fall: Point = [person.x + 50, person.y + 40];
  const shadow =
    `<g transform="translate(26 20)">${left.shadow}${right.shadow}</g>` +
    stroke(`M${person.x} ${person.y}L${pair(fall)}`, SHADOW, 50) +
    dot([fall[0] + 26, fall[1] + 20], 19, SHADOW);
  return {body, shadow};
}

/** People with one flat afternoon shadow, down and to the right. */
export function people(list: readonly Person[]): string {
  const drawn = list.map(draw);
  return (
    `<g opacity="0.2">${drawn.map(({shadow}) => shadow).join('')}</g>` +
    `<g>${drawn.map(({body}) => body).join('')}</g>`
  );
}

/** A circle painted on the court, with its white line. */
export const field = (x: number, y: number, r: number, fill: string, line = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${paint.chalk}" stroke-width="${line}"/>`;

/** Speech balloon of a comic: an ellipse and its tail toward (tx, ty). */
export function balloon(
  x: number,
  y: number,
  rx: number,
  ry: number,
  tx: number,
  ty: number,
  fill: string = paint.chalk,
): string {
  const angle = Math.atan2(ty - y, tx - x);
  const edge = (turn: number): string =>
    `${round(x + Math.cos(angle + turn) * rx * 0.9)} ${round(y + Math.sin(angle + turn) * ry * 0.9)}`;
  return (
    `<path d="M${edge(-0.35)}L${tx} ${ty}L${edge(0.35)}z" fill="${fill}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
  );
}

/** Dotted path painted on the floor. */
export const dotted = (d: string, color: string = paint.chalk): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 18"/>`;

/** A comic panel, 480 × 360, on the court. */
export const panel = (content: string): string =>
  `<svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice"><rect width="480" height="360" fill="${paint.ground}"/>${content}</svg>`;

/** The class of the strip: the same children in every panel, so that the story can be followed. */
export const cast = {
  ana: {shirt: paint.coral, skin: '#8d5534', hair: '#1c1413', style: 'braids'},
  beto: {shirt: paint.blue, skin: '#c98d55', hair: '#38231a', style: 'curly'},
  cata: {shirt: paint.green, skin: '#e3b27c', hair: '#241815', style: 'ponytail'},
  dani: {shirt: paint.plum, skin: '#5f3b24', hair: '#120d0c', style: 'shaved'},
  eli: {shirt: paint.teal, skin: '#efc79d', hair: '#5a3622', style: 'bun'},
  teacher: {shirt: paint.chalk, skin: '#a96b41', hair: '#2b1b15', style: 'short'},
} as const satisfies Record<string, Pick<Person, 'shirt' | 'skin' | 'hair' | 'style'>>;
