import {describe, expect, it} from 'vitest';

import {deadlineSentence, isPast} from './deadline';

const term = {who: 'ministerio', until: '2026-01-23'} as const;

describe('the date of a law', () => {
  it('is no deadline that has passed until its last day is over', () => {
    expect(deadlineSentence(term, '2026-01-22')).toBe('El plazo vence el 23\u00a0de\u00a0enero de\u00a02026');
    expect(deadlineSentence(term, '2026-01-23')).toBe('El plazo vence el 23\u00a0de\u00a0enero de\u00a02026');
    expect(deadlineSentence(term, '2026-01-24')).toBe(
      'El plazo venció el 23\u00a0de\u00a0enero de\u00a02026',
    );
  });

  it('rules from its first day on when it is the entry into force', () => {
    expect(isPast({who: 'todos', until: '2025-07-31'}, '2025-07-30')).toBe(false);
    expect(isPast({who: 'todos', until: '2025-07-31'}, '2025-07-31')).toBe(true);
  });
});
