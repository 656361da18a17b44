import {expect, it} from 'vitest';

import {checkLaws, lawProblem} from './laws';

it('takes file and line from the sentence', () => {
  expect(lawProblem('docs/leyes/a/index.mdx, línea 12: falta. Escríbalo.')).toMatchObject({
    file: 'docs/leyes/a/index.mdx',
    line: 12,
    found: 'falta. Escríbalo.',
  });
  expect(lawProblem('docs/leyes/a/index.mdx: en los títulos falta el artículo 4.')).toMatchObject({
    file: 'docs/leyes/a/index.mdx',
    found: 'en los títulos falta el artículo 4.',
  });
  expect(lawProblem('Otra cosa')).toMatchObject({file: 'docs/leyes', found: 'Otra cosa'});
});

it('finds nothing to mend in the laws of the site', () => {
  expect(checkLaws(process.cwd())).toEqual([]);
});
