import * as cheerio from 'cheerio';
import {expect, it} from 'vitest';

import {NOTES} from './reports';
import type {DrawnTool} from './synthetic';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const tools = Object.keys(NOTES) as DrawnTool[];
/** Of an em: a little more than the letters of the drawings take, which are narrow. */
const LETTER = 0.5;

/** The notes of a drawing, and the boxes of all else, when it is `width` pixels wide (or has a `viewBox`). */
function boxes(markup: string, width: number): {notes: Box[]; marks: Box[]} {
  const $ = cheerio.load(markup, {xml: true});
  const marks: Box[] = [];
  const notes: Box[] = [];
  for (const element of $('rect, circle, line, text').toArray()) {
    const read = (name: string): number => {
      const value = $(element).attr(name) ?? '0';
      return value.endsWith('%') ? (Number.parseFloat(value) / 100) * width : Number(value);
    };
    const margin = $(element).parents('svg[x="100%"]').length > 0 ? width : 0;
    const top = Number(/translate\(0 (\d+)\)/.exec($(element).parent().attr('transform') ?? '')?.[1] ?? 0);
    const own = $(element).attr('class');
    if (own === 'pl-note') {
      const left = margin + read('x');
      notes.push({left, right: left + read('width'), top: read('y'), bottom: read('y') + read('height')});
    } else if (!margin && $(element).prev('.pl-note').length === 0) {
      const size = own?.includes('pl-figure') ? 17 : 15;
      const long = element.tagName === 'text' ? $(element).text().length * size * LETTER : 0;
      const before = {start: 0, middle: 0.5, end: 1}[$(element).attr('text-anchor') ?? 'start']! * long;
      const reach = read('r') + read('stroke-width') / 2;
      const xs = ['x', 'x1', 'x2', 'cx'].filter((name) => $(element).attr(name)).map(read);
      const ys = ['y', 'y1', 'y2', 'cy'].filter((name) => $(element).attr(name)).map(read);
      marks.push({
        left: Math.min(...xs) + read('dx') - before - reach,
        right: Math.max(...xs) + read('dx') + read('width') + long - before + reach,
        top: top + Math.min(...ys) - (long ? size : reach),
        bottom: top + Math.max(...ys) + read('height') + reach,
      });
    }
  }
  return {notes, marks};
}

it.each(tools)('no number of «Cómo se lee» stands on what the report of %s shows', async (tool) => {
  const {default: draw} = (await import(`../report-${tool}.ts`)) as {default: () => string};
  for (const width of [280, 620]) {
    const {notes, marks} = boxes(draw(), width);
    expect(notes).toHaveLength(NOTES[tool]);
    expect(marks.length).toBeGreaterThan(notes.length);
    for (const note of notes) {
      const met = marks.filter(
        ({left, right, top, bottom}) =>
          note.left < right && note.right > left && note.top < bottom && note.bottom > top,
      );
      expect(met).toEqual([]);
    }
  }
});
