import {corner, n, paint} from './lib/corner';
import {statistic} from './lib/charts/statistics';

const CASES_PER_DOT = 50_000;

/** Painted corner of the statistics: the forty counted dots of the page, large, on the court. */
export default function draw(): string {
  const dots = (id: 'casos' | 'ninez' | 'adolescentes'): number => statistic(id).value / CASES_PER_DOT;
  const [total, children, adolescents] = [dots('casos'), dots('ninez'), dots('adolescentes')];
  const circles = Array.from({length: total}, (_, i) => {
    // All forty inside the part that a phone's flat strip shows: they are there to be counted.
    const [x, y] = [221 + (i % 5) * 52, 113 + Math.floor(i / 5) * 42];
    const isCounted = i < adolescents + children;
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="17" fill="${isCounted ? paint.coral : 'none'}" stroke="${paint.chalk}" stroke-width="4"/>` +
      (isCounted && i >= adolescents ? `<circle cx="${n(x)}" cy="${n(y)}" r="8" fill="${paint.chalk}"/>` : '')
    );
  });
  return corner(
    `<rect x="130" y="-640" width="430" height="1200" fill="${paint.ground}"/>` +
      `<path d="M520 520H330L520 354z" fill="${paint.corner}"/>` +
      `<path d="M130 -640V560" stroke="${paint.chalk}" stroke-width="6"/>` +
      circles.join(''),
  );
}
