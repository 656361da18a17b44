import {field, ground, people, scene} from './lib/comic';
import {at, paint, polar, type Point} from './lib/paint';

const MEMBERS = ['luz', 'omar', 'sara', 'rafa', 'ines', 'teacher', 'ana'] as const;

/** Painted corner of the international network: seven people around the court hold one thread. */
export default function draw(): string {
  const centre: Point = [272, 268];
  const angle = (i: number): number => (i * 360) / MEMBERS.length - 90;
  const hand = (i: number): Point => {
    const [x, y] = polar(centre, 106, angle(i) + 8);
    return [Math.round(x), Math.round(y)];
  };
  // Every third one, and so round to the first: one line through all the hands.
  const thread = MEMBERS.map((_, i) => at(hand((i * 3) % MEMBERS.length))).join('L');
  return scene(
    field([484, 70], 118, paint.blue),
    field(centre, 248, ground.court),
    people(
      MEMBERS.map((who, i) => ({
        who,
        at: polar(centre, 176, angle(i)),
        facing: angle(i) + 180,
        left: hand(i),
      })),
    ),
    `<path d="M${thread}z" fill="none" stroke="${paint.amber}" stroke-width="5" stroke-linejoin="round"/>`,
  );
}
