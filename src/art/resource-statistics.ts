import {corner, field, n, paint} from './lib/corner';
import {statistic} from './lib/charts/statistics';

const CASES_PER_DOT = 50_000;

/** Painted corner of the statistics: the forty counted dots of the page, large, on the court. */
export default function draw(): string {
  const dots = (id: 'casos' | 'ninez' | 'adolescentes'): number => statistic(id).value / CASES_PER_DOT;
  const [total, children, adolescents] = [dots('casos'), dots('ninez'), dots('adolescentes')];
  const circles = Array.from({length: total}, (_, i) => {
    const [x, y] = [190 + (i % 5) * 66, 40 + Math.floor(i / 5) * 63];
    const color = i < adolescents ? paint.coral : i < adolescents + children ? paint.amber : 'none';
    return `<circle cx="${n(x)}" cy="${n(y)}" r="21" fill="${color}" stroke="${paint.chalk}" stroke-width="4"/>`;
  });
  return corner(
    `<rect x="130" y="-40" width="430" height="600" fill="${paint.ground}"/>` +
      `<path d="M130 -40V560" stroke="${paint.chalk}" stroke-width="6"/>` +
      field([520, 520], 130, paint.blue) +
      circles.join(''),
  );
}
