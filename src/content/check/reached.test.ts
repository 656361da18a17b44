import {expect, it} from 'vitest';

import type {Problem} from '../../data/problems';

import {checkReached} from './reached';

function found(texts: Readonly<Record<string, string>>, linked: readonly string[]): string[] {
  const problems: Omit<Problem, 'file'>[] = [];
  const pages = Object.entries(texts).map(([route, text]) => ({
    page: {file: `docs${route}.mdx`, isMdx: true, text, frontMatter: {}, route},
    report: (problem: Omit<Problem, 'file'>) => problems.push(problem),
  }));
  checkReached(pages, new Set(linked));
  return problems.map(({found: what, cure}) => `${what}. ${cure}`);
}

it('names a page to which nothing leads, with a cure that leads to it', () => {
  const alone = {'/una': 'slug: /una\nVea [esta](/una).', '/otra': 'Nada.'};
  expect(found(alone, ['/otra'])).toEqual([
    'una página a la que no lleva ningún enlace: /una. ponga en otra página [su título](/una), o agréguela a src/data/navigation.yaml.',
  ]);
  expect(found({...alone, '/otra': 'Vea [su título](/una).'}, ['/otra'])).toEqual([]);
  expect(found(alone, ['/una', '/otra'])).toEqual([]);
});

it('counts parts of a page, lists of the front matter and tags', () => {
  for (const text of ['[x](/una#parte)', 'related: [/dos, /una]', '<Card to="/una">', '- to: /una'])
    expect(found({'/una': '', '/otra': text}, ['/otra'])).toEqual([]);
  expect(found({'/una': '', '/otra': '[x](/una-mas)'}, ['/otra'])).toHaveLength(1);
});
