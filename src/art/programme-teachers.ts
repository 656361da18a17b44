import {balloon, field, ground, people, scene} from './lib/comic';
import {paint} from './lib/paint';

/** Painted corner of the training of all the staff: one explains, and each has the same word in hand. */
export default function draw(): string {
  const sheets = [
    [228, 236],
    [228, 376],
    [332, 236],
    [332, 376],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x! - 20} ${y! - 26}h40v52h-40z" fill="${paint.chalk}"/><circle cx="${x}" cy="${y! - 4}" r="11" fill="${paint.coral}"/>`,
    )
    .join('');
  return scene(
    field([330, 350], 312, ground.court),
    `<path d="M202 570V190a28 28 0 0 1 28-28H330a28 28 0 0 1 28 28V570z" fill="${paint.shadow}" opacity=".2"/>`,
    `<path d="M186 570V176a28 28 0 0 1 28-28H346a28 28 0 0 1 28 28V570z" fill="${paint.amber}" stroke="${paint.chalk}" stroke-width="6"/>`,
    sheets,
    people([
      {who: 'teacher', at: [270, 92], facing: 90, left: [346, 120], right: [196, 126], shirt: paint.blue},
      {who: 'luz', at: [122, 240], facing: -6, left: [196, 212], right: [200, 262]},
      {who: 'omar', at: [122, 380], facing: -14, right: [204, 396], shirt: paint.green},
      {who: 'sara', at: [438, 240], facing: 186, left: [358, 262], right: [364, 216]},
      {who: 'ines', at: [438, 380], facing: 192, left: [356, 398]},
    ]),
    balloon([420, 66], [82, 46], [312, 88], paint.coral, paint.chalk),
  );
}
