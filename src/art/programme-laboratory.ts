import {field, ground, people, scene} from './lib/comic';
import {paint, polar, round, type Point} from './lib/paint';

const TOPICS = 12;

/** Painted corner of the laboratory: twelve cards around a table where two people draw one project. */
export default function draw(): string {
  const centre: Point = [264, 264];
  const cards = Array.from({length: TOPICS}, (_, i) => {
    const [x, y] = polar(centre, 204, (i * 360) / TOPICS - 60);
    return `M${round(x - 21)} ${round(y - 26)}h42v52h-42z`;
  });
  return scene(
    field(centre, 252, ground.court),
    `<path d="${cards.join('')}" transform="translate(10 9)" fill="${paint.shadow}" opacity=".2"/>`,
    `<path d="${cards.slice(0, -1).join('')}" fill="${paint.chalk}"/><path d="${cards.at(-1)}" fill="${paint.amber}"/>`,
    field(centre, 116, paint.amber),
    people(
      [
        {who: 'ines', at: [146, 262], facing: -4, left: [214, 212], right: [244, 302]},
        {who: 'rafa', at: [382, 266], facing: 182, left: [316, 318], right: [290, 262]},
      ],
      `<rect x="208" y="194" width="112" height="140" fill="${paint.chalk}"/>` +
        `<path d="M236 222h0M244 232q44 8 28 36t-24 30" fill="none" stroke="${paint.coral}" stroke-width="9" stroke-linecap="round"/>`,
    ),
  );
}
