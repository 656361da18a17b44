import {expect, it} from 'vitest';

import {checkLaws} from './laws';

it('finds nothing to mend in the laws of the site', () => {
  expect(checkLaws(process.cwd())).toEqual([]);
});
