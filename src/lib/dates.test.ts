import {expect, it} from 'vitest';

import {dayInBogota} from './dates';

it('is still the day before in Bogotá at 4:59 UTC', () => {
  expect(dayInBogota(Date.parse('2026-01-23T04:59:00Z'))).toBe('2026-01-22');
  expect(dayInBogota(Date.parse('2026-01-23T05:00:00Z'))).toBe('2026-01-23');
});
