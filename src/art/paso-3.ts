import {cast, field, paint, panel, people, round} from './lib/comic';

/** Seven painted discs in an arc, one for each emotion; the child points at one. */
export default function draw(): string {
  const colors = [paint.coral, paint.chalk, paint.blue, paint.amber, paint.plum, paint.green, paint.teal];
  const discs = colors
    .map((color, index) => {
      const angle = Math.PI + (index / 6) * Math.PI;
      const x = round(240 + Math.cos(angle) * 182);
      const y = round(252 + Math.sin(angle) * 182);
      const chosen = index === 2;
      return (
        (chosen
          ? `<circle cx="${x}" cy="${y}" r="45" fill="none" stroke="${paint.amber}" stroke-width="7"/>`
          : '') +
        `<circle cx="${x}" cy="${y}" r="31" fill="${color}" stroke="${paint.chalk}" stroke-width="5"/>`
      );
    })
    .join('');
  return panel(
    `<path d="M0 360H190L0 214z" fill="${paint.corner}"/>` +
      field(240, 392, 150, paint.ochre) +
      discs +
      people([{x: 240, y: 262, facing: -98, ...cast.ana, left: [178, 146], right: [292, 214]}]),
  );
}
