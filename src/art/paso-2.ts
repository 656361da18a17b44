import {balloon, cast, field, paint, panel, people} from './lib/comic';

/** Two children play the scene inside the circle; two classmates watch. */
export default function draw(): string {
  return panel(
    `<path d="M480 360H300L480 200z" fill="${paint.corner}"/>` +
      field(240, 214, 142, paint.blue) +
      `<path d="M240 76V352" stroke="${paint.chalk}" stroke-width="4" stroke-dasharray="14 12"/>` +
      balloon(118, 62, 76, 40, 168, 150) +
      `<path d="M78 54H158M78 72H134" stroke="${paint.ink}" stroke-width="7" stroke-linecap="round"/>` +
      balloon(366, 66, 66, 36, 318, 152, paint.amber) +
      `<path d="M332 60H400M332 76H376" stroke="${paint.ink}" stroke-width="7" stroke-linecap="round"/>` +
      people([
        {x: 168, y: 216, facing: 0, ...cast.ana, left: [214, 164], right: [218, 246]},
        {x: 314, y: 220, facing: 180, ...cast.dani, left: [268, 272], right: [272, 178]},
        {x: 30, y: 306, facing: -24, ...cast.eli},
        {x: 446, y: 316, facing: 205, ...cast.beto},
      ]),
  );
}
