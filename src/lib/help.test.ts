import {describe, expect, it, vi} from 'vitest';

vi.mock('@data/help', () => ({default: {words: ['suicid', 'quiero morir', 'año malo']}}));

const {asksForHelp} = await import('./help');

describe('words of danger', () => {
  it.each(['suicidio', 'Prevención del SUICIDIO', 'me quiero morir', 'quiero, morir', 'un ano malo'])(
    '«%s» asks for help',
    (text) => expect(asksForHelp(text)).toBe(true),
  );
  it.each(['', 'ley 2491', 'quiero saber', 'el antisuicida', 'morir'])('«%s» does not', (text) =>
    expect(asksForHelp(text)).toBe(false),
  );
});
