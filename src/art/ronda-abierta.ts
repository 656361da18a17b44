import {at, paint, polar, round, type Point} from './lib/paint';
import {arms, ball, body, figures, looks, shadow, shadows, type Person} from './lib/people';
import {closedRing, court, radar} from './lib/ronda';

const centre: Point = [380, 528];
/** The free place of the ring, and the line by which the sixth person arrives. */
const free = polar(centre, 250, -60);
const arriving: Point = [610.7, 144];

const ring = closedRing(centre);
/** The two neighbours of the free place let go and open an arm towards the one who arrives. */
const five: Person[] = ring.slice(0, 5).map((person, index) => {
  const [left, right] = person.arms ?? [];
  if (index === 0) return {...person, arms: [left, {hand: [666.9, 381.8], bend: 0}]};
  if (index === 4) return {...person, arms: [{hand: [363.1, 206.4], bend: 8}, right]};
  return person;
});
const sixth: Person = {
  ...looks[5],
  at: arriving,
  facing: 120,
  arms: [
    {hand: [642.2, 230.5], bend: 11, spread: 17},
    {hand: [520.1, 160], bend: 11, spread: 17},
  ],
};

/** Home: five children open the circle for the one who arrives. `data-walk` is moved by the page's CSS. */
export default function draw(): string {
  const ground =
    '<path d="M-500-500H1400V1600H-500z" fill="var(--ce-patio)"/>' +
    `<circle cx="-20" cy="930" r="270" fill="${paint.coral}"/><circle cx="790" cy="20" r="290" fill="${paint.blue}"/>` +
    '<path d="M-500-500H270L-500 260zM1400 1600H420L1400 620z" fill="var(--ce-patio-2)"/>' +
    `<g fill="none" stroke="${paint.chalk}" stroke-width="6"><path d="M-500 528H1400"/><circle cx="-20" cy="930" r="270"/><circle cx="790" cy="20" r="290"/></g>`;
  const path =
    `<circle cx="${round(free[0])}" cy="${round(free[1])}" r="38" fill="none" stroke="${paint.ink}" stroke-width="5.5" stroke-dasharray="2 13" stroke-linecap="round"/>` +
    `<path d="M${at(polar(free, 52, -60))}L${at(polar(arriving, 240, -60))}" stroke="${paint.chalk}" stroke-width="8" stroke-dasharray="1 18" stroke-linecap="round"/>`;
  return (
    '<svg viewBox="0 0 760 940" overflow="visible">' +
    ground +
    court(centre) +
    radar(centre) +
    path +
    shadows(five.map(shadow).join('') + `<g data-walk="">${shadow(sixth)}</g>`) +
    figures(
      five.map(arms).join('') + five.map(body).join('') + `<g data-walk="">${arms(sixth)}${body(sixth)}</g>`,
    ) +
    ball([138, 172]) +
    '</svg>'
  );
}
