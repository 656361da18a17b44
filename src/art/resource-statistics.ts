import {ground, scene} from './lib/comic';
import {statistic} from './lib/charts/statistics';
import {paint} from './lib/paint';

const CASES_PER_DOT = 50_000;

/** Painted corner of the statistics: the forty counted dots of the page, large, on the court. */
export default function draw(): string {
  const dots = (id: 'casos' | 'ninez' | 'adolescentes'): number => statistic(id).value / CASES_PER_DOT;
  const [total, children, adolescents] = [dots('casos'), dots('ninez'), dots('adolescentes')];
  const circles = Array.from({length: total}, (_, i) => {
    const [x, y] = [221 + (i % 5) * 56, 66 + Math.floor(i / 5) * 56];
    const isCounted = i < adolescents + children;
    return (
      `<circle cx="${x}" cy="${y}" r="21" fill="${isCounted ? paint.coral : 'none'}" stroke="${paint.chalk}" stroke-width="4"/>` +
      (isCounted && i >= adolescents ? `<circle cx="${x}" cy="${y}" r="9" fill="${paint.chalk}"/>` : '')
    );
  });
  return scene(
    `<rect x="130" y="-640" width="600" height="1200" fill="${ground.court}"/>` +
      `<path d="M700 700H330L520 354H700z" fill="${ground.corner}"/>` +
      `<path d="M130 -640V560" stroke="${paint.chalk}" stroke-width="6"/>` +
      circles.join(''),
  );
}
