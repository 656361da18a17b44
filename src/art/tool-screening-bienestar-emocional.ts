import {court, dotsPath, fluid, label} from './lib/svg';
import {attentionLevel, dotsOf, profiles} from './lib/synthetic';
import {indicatorsOf} from './lib/tool';

const TOOL = 'screening-bienestar-emocional';
/** Of every row in pixels: a name stands nearer to its own dots than to those over it. */
const ROW = 50;
const WIDTH = 760;

const levels = [
  {size: 7, paint: court.pale, opacity: 0.55},
  {size: 14, paint: court.sky, opacity: 1},
  {size: 20, paint: court.amber, opacity: 1},
] as const;

/** Map of a class: a row for each indicator, a dot for each student, larger where to look first. */
export default function draw(): string {
  const indicators = indicatorsOf(TOOL);
  const step = WIDTH / profiles[TOOL].count;
  const rows = indicators.map(({name}, index) => {
    const top = index * ROW;
    const values = dotsOf(TOOL, index).map(attentionLevel);
    const dots = levels.map(({size, paint, opacity}, level) => {
      const points = values.flatMap((value, place): [number, number][] =>
        value === level ? [[step * (place + 0.5), 0]] : [],
      );
      return points.length === 0
        ? ''
        : `<path d="${dotsPath(points)}" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${size}" stroke-linecap="round"/>`;
    });
    const talk = values.filter((value) => value === 2).length;
    return [
      label('0.5%', top + 16, name),
      label('99.5%', top + 16, talk === 0 ? '–' : String(talk), {
        class: 'pl-figure',
        'text-anchor': 'end',
        ...(talk > 0 ? {fill: court.amber} : {}),
      }),
      // Dots are placed along the width, and stay round.
      `<svg y="${top + 30}" width="100%" height="1" viewBox="0 -5 ${WIDTH} 10" preserveAspectRatio="xMinYMid slice" overflow="visible">${dots.join('')}</svg>`,
    ].join('');
  });
  return fluid(indicators.length * ROW - 4, ...rows);
}
