import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';

import {AIR, scene} from './comic';

const folder = path.join(import.meta.dirname, '..');
const drawings = await Promise.all(
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map(async (file): Promise<[string, string]> => {
      const {default: draw} = (await import(path.join(folder, file))) as {default: () => string};
      return [file, draw()];
    }),
);

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
  const scenes = drawings.filter(([, markup]) => markup.startsWith(scene().replace('</svg>', '')));

  it('is asked of the drawings of pages', () => expect(scenes.length).toBeGreaterThan(5));

  it.each(scenes)('%s', (_name, markup) => {
    const {top, tops} = circles(markup);
    expect(Math.min(top, ...tops)).toBeGreaterThanOrEqual(top - AIR);
  });
});
