import {field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of data protection: folded answers go into a locked box, and one grown-up has the key. */
export default function draw(): string {
  const answer = (x: number, y: number): string => `M${x} ${y}h44v52h-44z`;
  return scene(
    field([478, 72], 120, paint.amber),
    field([322, 336], 318, ground.court),
    `<rect x="214" y="196" width="176" height="176" rx="18" fill="${paint.shadow}" opacity=".22"/>`,
    `<rect x="190" y="176" width="176" height="176" rx="18" fill="${paint.teal}" stroke="${paint.chalk}" stroke-width="6"/>`,
    `<path d="M230 224V304" stroke="${paint.ink}" stroke-width="14" stroke-linecap="round"/>`,
    `<circle cx="318" cy="264" r="24" fill="${paint.amber}"/><path d="M318 256v18" stroke="${paint.ink}" stroke-width="9" stroke-linecap="round"/>`,
    people(
      [
        {who: 'ana', at: [104, 266], facing: 0, right: [194, 284], left: [188, 248]},
        {who: 'beto', at: [134, 416], facing: -4, left: [200, 404], right: [202, 440]},
        {who: 'cata', at: [152, 124], facing: 6, left: [220, 96], right: [216, 138]},
        {who: 'teacher', at: [450, 270], facing: 184, left: [384, 330], right: [384, 262]},
      ],
      `<path d="${answer(190, 238)}${answer(196, 396)}${answer(214, 88)}" fill="${paint.chalk}"/>`,
    ),
    `<g fill="none" stroke="${paint.chalk}" stroke-width="8" stroke-linecap="round"><circle cx="388" cy="262" r="13"/><path d="M375 262H340v11"/></g>`,
  );
}
