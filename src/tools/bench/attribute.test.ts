import {describe, expect, it} from 'vitest';

import {bytesBySource, decodeSegment, packageOf} from './attribute';

describe('decodeSegment', () => {
  it('reads numbers of several digits and negative ones', () => {
    expect(decodeSegment('AAAA')).toEqual([0, 0, 0, 0]);
    expect(decodeSegment('CDgB')).toEqual([1, -1, 16]);
  });
});

describe('bytesBySource', () => {
  it('gives each byte to one source', () => {
    // `aaa` from the first source, `bb` from the second, `c` from none; then a line of the first again.
    const map = {sources: ['one.js', 'two.js'], mappings: 'AAAA,GCAA,E;ADAA'};
    expect(Object.fromEntries(bytesBySource('aaabbc\nñ', map))).toEqual({
      'one.js': 5,
      'two.js': 2,
      '(bundler)': 1,
    });
  });
});

describe('packageOf', () => {
  it.each([
    ['webpack://x/./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['webpack://x/./node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
    ['webpack://x/./node_modules/a/node_modules/b/index.js', 'b'],
    ['webpack://x/./docs/leyes/ley-2491-de-2025/index.mdx', 'site: text of the page'],
    ['webpack://x/./src/components/ui/Icon/index.tsx', 'site: components'],
    ['webpack://x/webpack/runtime/load_script', '(bundler)'],
  ])('%s', (source, name) => {
    expect(packageOf(source)).toBe(name);
  });
});
