import {describe, expect, it} from 'vitest';

import {parseArgs} from './args';

const valid = {pages: ['law', 'home'], profiles: ['slow', 'desktop']};
const parse = (line: string) => parseArgs(line === '' ? [] : line.split(' '), valid);

describe('the command line of the bench', () => {
  it('measures everything five times when nothing is said', () => {
    expect(parse('')).toMatchObject({runs: 5, pages: ['law', 'home'], profiles: ['slow', 'desktop']});
    expect(parse('').compare).toBeUndefined();
  });

  it('reads numbers, lists and folders', () => {
    expect(parse('--runs 3 --scale 260,2600 --pages law')).toMatchObject({
      runs: 3,
      scale: [260, 2600],
      pages: ['law'],
    });
    expect(parse('--folders vitepress=/tmp/a=b,plain=../x').folders).toEqual([
      {name: 'vitepress', path: '/tmp/a=b'},
      {name: 'plain', path: '../x'},
    ]);
  });

  it.each([
    ['--runs', 'needs a value'],
    ['--runs --build', 'needs a value'],
    ['--runs cero', '«cero»'],
    ['--runs 0', '«0»'],
    ['--pages ley', 'law, home'],
    ['--profiles rapid', 'slow, desktop'],
    ['--folders plain', 'name=path'],
    ['--quick', '--quick is not an option'],
  ])('refuses «%s» and says why', (line, message) => {
    expect(() => parse(line)).toThrow(message);
    expect(() => parse(line)).toThrow('npm run bench');
  });
});
