import {dotted, field, people, scene, slope} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of the course for lead teachers: they hand on the whistle along the dotted path. */
export default function draw(): string {
  return scene(
    slope(0, 1.1),
    field([428, 104], 96, paint.amber),
    dotted('M60 560Q70 470 150 420T300 300T430 106L480-60'),
    people([
      {who: 'ines', at: [136, 440], facing: -45, right: [208, 440], left: [150, 366]},
      {who: 'rafa', at: [226, 338], facing: -30, right: [290, 306], left: [224, 262]},
      {who: 'luz', at: [396, 256], facing: 162, left: [330, 288], right: [408, 190]},
      {who: 'omar', at: [432, 108], facing: 112, left: [476, 164], right: [388, 156]},
      {who: 'sara', at: [420, 426], facing: -124, left: [360, 392], right: [424, 352]},
    ]),
    `<g transform="translate(306 292)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-22 12Q-44 40-16 54T18 24" stroke="${paint.coral}" stroke-width="6"/>` +
      `<path d="M0-22H52q8 8 0 16L22-2A24 24 0 1 1 0-24z" fill="${paint.amber}" stroke="${paint.ink}" stroke-width="4"/></g>` +
      `<path d="M300 280h22" stroke="${paint.ink}" stroke-width="8" stroke-linecap="round"/><circle cx="303" cy="297" r="7" fill="${paint.ink}"/>`,
  );
}
