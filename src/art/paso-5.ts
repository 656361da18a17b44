import {corner, dotted, field, panel, people} from './lib/comic';
import {paint} from './lib/paint';

/** Three ways lead out of the conflict; two children shake hands on the one in the middle. */
export default function draw(): string {
  return panel(
    corner('M0 0H170L0 150z'),
    field([450, 330], 92, paint.coral),
    field([246, 176], 136, paint.amber),
    dotted('M18 176H104M30 322Q70 318 122 268M22 40Q90 44 128 94M392 176H470'),
    people([
      {who: 'ana', at: [168, 178], facing: 0, left: [208, 128], right: [246, 188]},
      {who: 'dani', at: [326, 178], facing: 180, left: [288, 234], right: [248, 184]},
    ]),
  );
}
