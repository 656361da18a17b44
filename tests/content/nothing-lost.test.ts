import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {formatProblems} from '../../src/data/problems';
import {checkBuilt} from '../../src/content/check/built';
import {BUILD_DIR} from '../support/site';

const root = path.resolve(__dirname, '../..');

describe.each([
  ['at the root', BUILD_DIR],
  ['under a sub-path', path.resolve(BUILD_DIR, '../build-subpath')],
])('the site %s', (_, dir) => {
  it('shows every text of its sources and keeps every published address', {timeout: 60_000}, () => {
    expect(formatProblems(checkBuilt(root, dir))).toBe('');
  });

  it('would notice a page that lost its text', {timeout: 60_000}, () => {
    expect(checkBuilt(root, path.join(dir, 'assets')).length).toBeGreaterThan(20);
  });
});
