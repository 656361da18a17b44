import {describe, expect, it, vi} from 'vitest';

vi.mock('@data/help', () => ({
  default: {
    words: ['suicid', 'quiero morir', 'no quiere vivir', 'año malo', 'autolesi', 'abus', 'se cort', 'le peg'],
    harmless: ['abuso de pantalla', 'se corta la luz'],
  },
}));

const {asksForHelp} = await import('./help');

describe('words of danger', () => {
  it.each([
    ['a word', 'suicidio'],
    ['in other letters, among others', 'Prevención del SUICIDIO'],
    ['a phrase in a sentence', 'mi hija dice que no quiere vivir más'],
    ['a phrase across a sign', 'quiero, morir'],
    ['ñ as n', 'un ano malo'],
    ['c for s', 'autolecion'],
    ['s for c', 'suisidio'],
    ['z for s', 'abuzo'],
    ['b for v', 'ya no quiere bibir'],
    ['k for qu', 'no kiere vivir'],
    ['another end of its last word', 'se cortó los brazos'],
    ['beside what is harmless', 'abuso de pantallas y autolesiones'],
    ['more than what is harmless', 'se corta la piel'],
  ])('%s asks for help: «%s»', (_, text) => expect(asksForHelp(text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['another subject', 'ley 2491'],
    ['half of a phrase', 'quiero saber'],
    ['the other half', 'morir'],
    ['a word that ends so', 'el antisuicida'],
    ['what is harmless', 'se corta la luz en el colegio'],
    ['what is harmless, at its beginning', 'abuso de pantallas'],
    ['words that only what is harmless parts', 'le abuso de pantallas pegan'],
  ])('%s does not: «%s»', (_, text) => expect(asksForHelp(text)).toBe(false));
});
