import {describe, expect, it} from 'vitest';

import {isContent, plan} from './what-changed.mjs';

describe('what a change needs', () => {
  it.each([
    'docs/leyes/ley-2503-de-2025/index.mdx',
    'docs/leyes/ley-2503-de-2025/texto-oficial.txt',
    'src/data/plans.yaml',
    'src/data/published-anchors.json',
    'src/pages/webinar.mdx',
    'src/papers/parrafo-para-el-pei.md',
    'static/img/patio.png',
    'tests/e2e/search-queries.yaml',
    '.config/palabras.txt',
    'CONTRIBUTING.md',
  ])('%s is written by editors', (file) => expect(isContent(file)).toBe(true));

  it.each([
    'src/data/schemas/plans.ts',
    'src/data/load.ts',
    'docs/leyes/index.tsx',
    'src/pages/index.tsx',
    'static/sw.js',
    'tests/budgets.yaml',
    'package-lock.json',
    '.github/workflows/checks.yml',
  ])('%s is not', (file) => expect(isContent(file)).toBe(false));

  it('content alone needs its own tests, in two shards', () => {
    expect(plan(['src/data/faq.yaml', 'docs/recursos/rieeb.mdx'])).toEqual({
      code: false,
      specs: 'e2e/pages e2e/slideshow-fits',
      shards: '["1/2","2/2"]',
    });
  });

  it.each([
    ['one file of code', ['src/data/faq.yaml', 'src/lib/text.ts']],
    ['nothing that could be told', []],
  ])('%s needs all', (_, files) => {
    const {code, specs, shards} = plan(files);
    expect({code, specs}).toEqual({code: true, specs: ''});
    expect(JSON.parse(shards)).toHaveLength(6);
  });
});
