import {describe, expect, it} from 'vitest';

import {checkPlaces} from './places';
import {readPlaces} from './project';

describe('files that no page would come from', () => {
  it.each([
    ['docs/recursos/nueva-guia', 'docs/recursos/nueva-guia.mdx', /cambie el nombre a «nueva-guia\.mdx»/],
    ['docs/recursos/nueva-guia.txt', 'docs/recursos/nueva-guia.mdx', /cambie el nombre a «nueva-guia\.mdx»/],
    ['docs/recursos/nueva-guia.mdx.txt', 'docs/recursos/nueva-guia.mdx', /«nueva-guia\.mdx»/],
    ['docs/recursos/nueva-guia.markdown', 'docs/recursos/nueva-guia.mdx', /«nueva-guia\.mdx»/],
    ['docs/recursos/nueva-guia.docx', 'docs/recursos/nueva-guia.mdx', /copie su texto en «nueva-guia\.mdx»/],
    ['docs/recursos/patio.jpg', 'static/img/patio.jpg', /static\/img[\s\S]*\(\/img\/patio\.jpg\)/],
    ['docs/recursos/guia.pdf', 'static/guia.pdf', /muévalo a static y enlácelo así: \/guia\.pdf/],
    ['docs/recursos/_nueva-guia.mdx', 'docs/recursos/nueva-guia.mdx', /borre el signo _/],
    ['docs/_plantillas/nueva-guia.mdx', 'docs/recursos/nueva-guia.mdx', /docs\/recursos\/nueva-guia\.mdx/],
    ['nueva-guia.mdx', 'docs/recursos/nueva-guia.mdx', /muévala[\s\S]*docs\/recursos\/nueva-guia\.mdx/],
    ['nueva-guia.md.txt', 'docs/recursos/nueva-guia.mdx', /«nueva-guia\.mdx»/],
    ['src/nueva-guia.mdx', 'docs/recursos/nueva-guia.mdx', /docs\/recursos\/nueva-guia\.mdx/],
    ['src/data/nueva-guia.md', 'docs/recursos/nueva-guia.md', /docs\/recursos\/nueva-guia\.md/],
    ['src/pages/nueva-guia.txt', 'src/pages/nueva-guia.mdx', /«nueva-guia\.mdx»/],
    ['static/nueva-guia.mdx', 'docs/recursos/nueva-guia.mdx', /docs\/recursos\/nueva-guia\.mdx/],
    [
      'docs/leyes/ley-2503-de-2025/ley.txt',
      'docs/leyes/ley-2503-de-2025/texto-oficial.txt',
      /«texto-oficial\.txt»/,
    ],
    [
      'docs/leyes/ley-2503-de-2025/ley.docx',
      'docs/leyes/ley-2503-de-2025/texto-oficial.txt',
      /copie su texto/,
    ],
  ])('%s is told where it belongs', (file, cured, cure) => {
    const [problem, ...others] = checkPlaces([file]);
    expect(problem).toMatchObject({file});
    expect(problem!.cure).toMatch(cure);
    expect(others).toEqual([]);
    expect(checkPlaces([cured])).toEqual([]);
  });

  it('are none of those of the site', () => {
    expect(readPlaces(process.cwd()).length).toBeGreaterThan(100);
    expect(checkPlaces(readPlaces(process.cwd()))).toEqual([]);
  });
});
