import {at, polar, type Point} from './lib/paint';

const centre: Point = [160, 98];

/** A clock that marks two hours. */
export default function draw(): string {
  const ticks = Array.from({length: 12}, (_, hour) => {
    const angle = hour * 30 - 90;
    return `M${at(polar(centre, 64, angle))}L${at(polar(centre, hour % 3 === 0 ? 53 : 58, angle))}`;
  }).join('');
  return (
    '<svg viewBox="0 0 320 190"><circle cx="160" cy="98" r="72" fill="var(--ce-papel)"/>' +
    `<path d="M160 46A52 52 0 0 1 ${at(polar(centre, 52, -30))}L160 98z" fill="var(--ce-conciencia)"/>` +
    `<g stroke="var(--ce-conciencia-t)" stroke-linecap="round"><path d="${ticks}" stroke-width="3"/>` +
    `<path d="M160 98V50M160 98L${at(polar(centre, 36, -30))}" stroke-width="6"/></g>` +
    '<circle cx="160" cy="98" r="7" fill="var(--ce-conciencia-t)"/></svg>'
  );
}
