import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';

import {AIR, scene} from './comic';

const drawings = import.meta.glob<() => string>('../*.ts', {eager: true, import: 'default'});

/** The view box of `scene`, and the top of each circle that is drawn in it. */
function circles(markup: string): {top: number; tops: number[]} {
  const $ = cheerio.load(markup, {xml: true});
  const top = Number($('svg').attr('viewBox')!.split(' ')[1]);
  const tops = $('svg > circle')
    .toArray()
    .map((circle) => {
      const [y, radius, line] = ['cy', 'r', 'stroke-width'].map((name) => Number($(circle).attr(name) ?? 0));
      return y! - radius! - line! / 2;
    });
  return {top, tops};
}

describe('no field of a scene reaches the buttons above it on a phone', () => {
  const scenes = Object.entries(drawings)
    .map(([name, draw]) => [name, draw()] as const)
    .filter(([, markup]) => markup.startsWith(scene().replace('</svg>', '')));

  it('is asked of the drawings of pages', () => expect(scenes.length).toBeGreaterThan(5));

  it.each(scenes)('%s', (_name, markup) => {
    const {top, tops} = circles(markup);
    expect(Math.min(top, ...tops)).toBeGreaterThanOrEqual(top - AIR);
  });
});
