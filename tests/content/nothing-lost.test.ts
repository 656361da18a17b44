import path from 'node:path';
import {expect, it} from 'vitest';

import {checkBuilt} from '../../src/content/check/built';
import {BUILD_DIR} from '../support/site';

// That nothing is missing is a step of `npm test` of its own, after each build.
it('a page that lost its text would be noticed', () => {
  expect(checkBuilt(path.resolve(__dirname, '../..'), path.join(BUILD_DIR, 'assets')).length).toBeGreaterThan(
    20,
  );
});
