import {cast, dotted, field, paint, panel, people} from './lib/comic';

/** Three ways lead out of the conflict; two children shake hands on the one in the middle. */
export default function draw(): string {
  return panel(
    `<path d="M0 0H170L0 150z" fill="${paint.corner}"/>` +
      `<circle cx="450" cy="330" r="92" fill="${paint.coral}" stroke="${paint.chalk}" stroke-width="6"/>` +
      field(246, 176, 136, paint.amber) +
      dotted('M18 176H104') +
      dotted('M30 322Q70 318 122 268') +
      dotted('M22 40Q90 44 128 94') +
      dotted('M392 176H470') +
      people([
        {x: 168, y: 178, facing: 0, ...cast.ana, right: [246, 188], left: [208, 128]},
        {x: 326, y: 178, facing: 180, ...cast.dani, right: [248, 184], left: [288, 234]},
      ]),
  );
}
