import {ground, scene} from './lib/comic';
import {statistic} from './lib/charts/statistics';
import {paint} from './lib/paint';

const CASES_PER_DOT = 50_000;

/** Painted corner of the statistics: the forty counted dots of the page, large, on the court. */
export default function draw(): string {
  const dots = (id: 'casos' | 'ninez' | 'adolescentes'): number => statistic(id).value / CASES_PER_DOT;
  const [total, children, adolescents] = [dots('casos'), dots('ninez'), dots('adolescentes')];
  const circles = Array.from({length: total}, (_, i) => {
    const [x, y] = [44 + (i % 8) * 64, 228 + Math.floor(i / 8) * 64];
    const isCounted = i < adolescents + children;
    return (
      `<circle cx="${x}" cy="${y}" r="24" fill="${isCounted ? paint.coral : 'none'}" stroke="${paint.chalk}" stroke-width="4"/>` +
      (isCounted && i >= adolescents ? `<circle cx="${x}" cy="${y}" r="10" fill="${paint.chalk}"/>` : '')
    );
  });
  return scene(
    `<path d="M-22 700V192L900-165V700z" fill="${ground.court}" stroke="${paint.chalk}" stroke-width="6"/>` +
      `<path d="M330 56L900 420V-165z" fill="${ground.corner}"/>` +
      circles.join(''),
  );
}
