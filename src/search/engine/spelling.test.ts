import {describe, expect, it} from 'vitest';

import {correct, isOneErrorAway} from './spelling';

describe('isOneErrorAway', () => {
  it.each([
    ['emosional', 'emocional'],
    ['emocionl', 'emocional'],
    ['emocionaal', 'emocional'],
    ['emocionla', 'emocional'],
    ['remocional', 'emocional'],
    ['mocional', 'emocional'],
    ['emociona', 'emocional'],
  ])('%s and %s', (a, b) => {
    expect(isOneErrorAway(a, b)).toBe(true);
    expect(isOneErrorAway(b, a)).toBe(true);
  });

  it.each([
    ['emocional', 'emocional'],
    ['emozionel', 'emocional'],
    ['emocion', 'emocional'],
    ['abcde', 'edcba'],
  ])('not %s and %s', (a, b) => expect(isOneErrorAway(a, b)).toBe(false));
});

it('answers with the first near word, as the site writes it', () => {
  expect(correct('regulasion', ['cohesión', 'regulación', 'regulaciones'])).toBe('regulación');
  expect(correct('xyzxyz', ['cohesión', 'regulación'])).toBeUndefined();
});

it('answers with the word that sounds the same before another that is as near', () => {
  expect(correct('presio', ['premio', 'precio'])).toBe('precio');
  expect(correct('combibensia', ['convivencia'])).toBe('convivencia');
  expect(correct('havilidades', ['habilidades'])).toBe('habilidades');
  for (const word of ['buling', 'bulin']) expect(correct(word, ['bullying'])).toBe('bullying');
});

it('answers with another form of the word, however it is written', () => {
  expect(correct('sertificaron', ['certifica'])).toBe('certifica');
  expect(correct('amiguitos', ['amigos'])).toBe('amigos');
});

it('a short word is mended only by its sound', () => {
  expect(correct('rije', ['rija', 'rige'])).toBe('rige');
  expect(correct('rije', ['rija'])).toBeUndefined();
});
