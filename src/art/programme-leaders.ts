import {corner, field, paint, people} from './lib/corner';

/** Painted corner of the course for lead teachers: one goes ahead on the dotted path, others follow. */
export default function draw(): string {
  return corner(
    `<path d="M520 520H60L520 118z" fill="${paint.ground}"/>` +
      `<path d="M520 520H330L520 354z" fill="${paint.corner}"/>` +
      `<path d="M60 520L520 118" stroke="${paint.chalk}" stroke-width="6"/>` +
      field([410, 132], 128, paint.amber) +
      `<path d="M176 548C150 420 300 440 330 340S330 214 404 136" fill="none" stroke="${paint.chalk}" stroke-width="9" stroke-linecap="round" stroke-dasharray="1 20"/>` +
      people(
        [
          {at: [408, 132], facing: -54, shirt: paint.coral},
          {at: [330, 284], facing: -96, shirt: paint.blue},
          {at: [278, 396], facing: -44, shirt: paint.green},
          {at: [178, 462], facing: -40, shirt: paint.plum},
          {at: [436, 402], facing: -120, shirt: paint.teal},
        ],
        1.05,
      ),
  );
}
