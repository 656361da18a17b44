import {at as exactly, paint, polar, round, type Point} from './paint';

/**
 * People seen from above, the figure of every court drawing: shoulders, arms and head, no faces.
 * A drawing puts all shadows first (`shadows`), then all arms, then the bodies, so that hands meet
 * under the shoulders and overlapping shadows do not double.
 */

export type HairStyle = 'braids' | 'curls' | 'ponytail' | 'parted' | 'band' | 'cap';

export interface Arm {
  /** Where the hand is. */
  readonly hand: Point;
  /** How far the elbow falls back, in units; negative brings it forward. */
  readonly bend?: number;
  /** How far the elbow goes out to its own side, in units. */
  readonly spread?: number;
}

export interface Person {
  readonly at: Point;
  /** Where the person looks, in degrees clockwise from the right. */
  readonly facing: number;
  readonly skin: string;
  readonly hair: string;
  readonly style: HairStyle;
  readonly shirt: string;
  /** How large the person is beside a child; an adult is `ADULT`. */
  readonly size?: number;
  /** Left and right arm as the person has them; `undefined` keeps it by the body. */
  readonly arms?: readonly [left?: Arm, right?: Arm];
}

/** Whole units: nobody sees half of one in an arm, and a page draws many. */
const at = ([x, y]: Point): string => exactly([Math.round(x), Math.round(y)]);

/** Grown-ups beside children. */
export const ADULT = 1.15;

/** Six looks to mix: skin, hair and shirt of the ring, in its order. */
export const looks = [
  {skin: '#8d5534', hair: '#1c1413', style: 'braids', shirt: paint.coral},
  {skin: '#c98d55', hair: '#38231a', style: 'curls', shirt: paint.blue},
  {skin: '#e3b27c', hair: '#241815', style: 'ponytail', shirt: paint.green},
  {skin: '#5f3b24', hair: '#120d0c', style: 'parted', shirt: paint.plum},
  {skin: '#efc79d', hair: '#5a3622', style: 'band', shirt: paint.teal},
  {skin: '#a96b41', hair: '#2b1b15', style: 'cap', shirt: paint.gold},
] as const satisfies readonly Pick<Person, 'skin' | 'hair' | 'style' | 'shirt'>[];

/* Heads are drawn looking right around 0 0 and turned as a whole, so their text repeats. */
const shine = '<path d="M6-17Q-4-22-14-14" stroke="#fff" stroke-opacity=".16" stroke-width="4" fill="none"/>';

const hairs: Record<HairStyle, (person: Person) => string> = {
  braids: ({hair, skin}) =>
    // Down the back, close together and knotted: short ones that stand out read as ears.
    `<path d="M-20-13L-48-9M-20 13L-48 9" stroke="${hair}" stroke-width="13" stroke-dasharray="0 9.4"/>` +
    `<circle r="27" fill="${hair}"/>${parting(skin)}${shine}`,
  curls: ({hair}) =>
    `<circle r="20" fill="${hair}" stroke="${hair}" stroke-width="22" stroke-dasharray="0 13.96"/>${shine}`,
  ponytail: ({hair}) =>
    `<path d="M-22-9C-44-18-58-6-62 12C-50 6-38 12-22 9z" fill="${hair}"/><circle r="27" fill="${hair}"/>` +
    `<path d="M-28-7v14" stroke="${paint.chalk}" stroke-width="4"/>${shine}`,
  parted: ({hair, skin}) => `<circle r="27" fill="${hair}"/>${parting(skin)}${shine}`,
  band: ({hair}) =>
    `<circle r="27" fill="${hair}"/><path d="M12-23Q16 0 12 23" stroke="${paint.chalk}" stroke-width="7" fill="none"/>${shine}`,
  cap: ({hair}) =>
    `<circle r="27" fill="${hair}"/><circle r="25" fill="${paint.chalk}"/><path d="M14-22Q62 0 14 22z" fill="${paint.coral}"/><circle r="4" fill="${paint.coral}"/>`,
};

function parting(skin: string): string {
  return `<path d="M22 4H-22" stroke="${skin}" stroke-opacity=".55" stroke-width="2.5"/>`;
}

/** Shoulder, elbow and hand of each raised arm. */
function joints({
  at: centre,
  facing,
  size = 1,
  arms = [],
}: Person): readonly (readonly [Point, Point, Point])[] {
  return arms.flatMap((arm, index) => {
    if (!arm) return [];
    const side = facing + (index === 0 ? -90 : 90);
    const shoulder = polar(centre, 38 * size, side);
    const middle: Point = [(shoulder[0] + arm.hand[0]) / 2, (shoulder[1] + arm.hand[1]) / 2];
    return [
      [shoulder, polar(polar(middle, -(arm.bend ?? 30), facing), arm.spread ?? 0, side), arm.hand] as const,
    ];
  });
}

/** Bare arms with their sleeves: the same curve again, of which the first half is drawn. */
export function arms(person: Person): string {
  const {skin, shirt, size = 1} = person;
  return joints(person)
    .map(([shoulder, elbow, hand]) => {
      const arm = `<path d="M${at(shoulder)}Q${at(elbow)} ${at(hand)}" stroke=`;
      return (
        `${arm}"${skin}" stroke-width="${round(13 * size)}"/>` +
        `${arm}"${shirt}" stroke-width="${round(19 * size)}" pathLength="2" stroke-dasharray="1 2"/>`
      );
    })
    .join('');
}

/** Shoulders and head; `data-person` lets a test see that no edge cuts them. */
export function body(person: Person): string {
  const scale = person.size ? `scale(${person.size})` : '';
  return (
    `<g data-person="" transform="translate(${at(person.at)})rotate(${Math.round(person.facing)})${scale}">` +
    `<path d="M0-26V26" stroke="${person.shirt}" stroke-width="38"/>` +
    `<circle cx="7" r="24" fill="${person.skin}"/><circle cx="30" r="4" fill="${person.skin}"/>` +
    `${hairs[person.style](person)}</g>`
  );
}

/** The afternoon shadow, down and to the right, without its group. */
export function shadow(person: Person): string {
  const {
    at: [x, y],
    size = 1,
  } = person;
  const reach = joints(person)
    .map(([shoulder, elbow, hand]) => `M${at(shoulder)}Q${at(elbow)} ${at(hand)}`)
    .join('');
  return (
    (reach && `<path d="${reach}" stroke-width="15" fill="none" transform="translate(22 17)"/>`) +
    `<path d="M${at([x, y])}l22 17" stroke-width="${round(52 * size)}"/>`
  );
}

/** Groups that give shadows and figures their colour and their round ends. */
export const shadows = (content: string): string =>
  `<g opacity=".2" stroke="${paint.shadow}" fill="${paint.shadow}" stroke-linecap="round">${content}</g>`;

export const figures = (content: string): string => `<g fill="none" stroke-linecap="round">${content}</g>`;

/** A whole group of people: shadows, what lies on them (a sheet that no arm should darken), arms, bodies. */
export function people(group: readonly Person[], lying = ''): string {
  return (
    shadows(group.map(shadow).join('')) + lying + figures(group.map(arms).join('') + group.map(body).join(''))
  );
}

/** A football from above with its small shadow. */
export const ball = ([x, y]: Point): string =>
  `<g transform="translate(${at([x, y])})"><ellipse cx="23" cy="22" rx="26" ry="21" fill="${paint.shadow}" opacity=".22"/>` +
  `<circle r="25" fill="${paint.chalk}"/><path d="M0-13l12 9-4.6 14h-14.8l-4.6-14z" fill="${paint.ink}"/>` +
  `<path d="M0-25v12M12-4l12-4M7 10l7 10M-7 10l-7 10M-12-4l-12-4" stroke="${paint.ink}" stroke-width="3"/></g>`;
