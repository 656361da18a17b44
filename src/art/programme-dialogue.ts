import {balloon, field, people, scene, slope} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of the programme: two students in dialogue on the court, seen from above. */
export default function draw(): string {
  return scene(
    slope(20),
    field([552, 130], 94, paint.blue),
    field([356, 352], 136, paint.amber),
    balloon([220, 150], [92, 52], [276, 280], paint.coral, paint.chalk),
    people([
      {who: 'eli', at: [288, 354], facing: 0, left: [334, 300], right: [356, 374]},
      {who: 'beto', at: [428, 358], facing: 180, left: [384, 412], right: [358, 368]},
    ]),
  );
}
