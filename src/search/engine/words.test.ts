import {describe, expect, it} from 'vitest';

import {highlight, plainExcerpt} from './highlight';
import {asIndexed, contentWords, fold, matches, wordsOf} from './words';

describe('matches', () => {
  it.each([
    ['regulacion', 'regulacion'],
    ['regul', 'regulacion'],
    ['reportar', 'reportan'],
    ['reportes', 'reporte'],
    ['evaluar', 'evaluacion'],
    ['docente', 'docentes'],
    ['comer', 'comida'],
    ['2491', '2491'],
  ])('«%s» asks for «%s»', (asked, found) => expect(matches(asked, found)).toBe(true));

  it.each([
    ['precio', 'precisa'],
    ['cuesta', 'cuestionario'],
    ['5', '55'],
    ['249', '2491'],
    ['emocionla', 'emocional'],
    ['publico', 'publicaciones'],
    ['publicos', 'publicado'],
    ['publicaciones', 'publico'],
    ['comicion', 'comer'],
  ])('«%s» does not ask for «%s»', (asked, found) => expect(matches(asked, found)).toBe(false));
});

it('folds accents and keeps words of letters and digits', () => {
  expect(fold('Regulación del NIÑO')).toBe('regulacion del nino');
  expect(wordsOf('Ley 2491/2025: «sí»')).toEqual(['Ley', '2491', '2025', 'sí']);
});

it('leaves out words without a subject, unless there are no others', () => {
  expect(contentWords(['quien', 'debe', 'reportar'])).toEqual(['reportar']);
  expect(contentWords(['para', 'que'])).toEqual(['para', 'que']);
  expect(contentWords(['b', 'matoneo'])).toEqual(['matoneo']);
  expect(contentWords(['b'])).toEqual(['b']);
});

it('marks the words and never makes HTML', () => {
  expect(highlight('La <b>regulación</b>', ['regulacion'])).toEqual([
    {text: 'La', isMatch: false},
    {text: ' <', isMatch: false},
    {text: 'b', isMatch: false},
    {text: '>', isMatch: false},
    {text: 'regulación', isMatch: true},
    {text: '</', isMatch: false},
    {text: 'b', isMatch: false},
    {text: '>', isMatch: false},
  ]);
  expect(plainExcerpt('a &lt;b&gt; <mark>c</mark>')).toBe('a <b> c');
});

it.each([
  ['ano', 'anos'],
  ['anos', 'ano'],
  ['vez', 'veces'],
])('«%s» and «%s» are one word', (asked, found) => expect(matches(asked, found)).toBe(true));

it.each([
  ['anos', 'ano'],
  ['veces', 'vez'],
  ['dias', 'dia'],
  ['docentes', 'docentes'],
  ['mas', 'mas'],
])('the index is asked for «%s» as «%s»', (word, asked) => expect(asIndexed(word)).toBe(asked));
