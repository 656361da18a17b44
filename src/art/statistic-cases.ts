import {drawDots} from './lib/charts/dots';
import {statistic} from './lib/charts/statistics';
import {drawing} from './lib/charts/svg';

/** Cases that one dot stands for; `StatisticChart` says it beside the drawing. */
const CASES_PER_DOT = 50_000;

/** Forty dots: nine adolescents (solid), four children (ring), the others (hollow). */
export default function draw(): string {
  const dots = (id: 'casos' | 'ninez' | 'adolescentes'): number => statistic(id).value / CASES_PER_DOT;
  const [total, children, adolescents] = [dots('casos'), dots('ninez'), dots('adolescentes')];
  const {content, height} = drawDots(
    [
      {count: adolescents, fill: 'solid', color: 'var(--ce-autonomia)'},
      {count: children, fill: 'ring', color: 'var(--ce-autonomia-t)'},
      {count: total - adolescents - children, fill: 'hollow', color: 'var(--ce-tinta-3)'},
    ],
    {width: 360, perRow: 10},
  );
  return drawing(360, height, content);
}
