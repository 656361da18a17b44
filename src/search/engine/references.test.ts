import {expect, it} from 'vitest';

import {namesIn, nameWords, phrasesIn} from './references';
import {fold, wordsOf} from './words';

const typed = (text: string): string[] => namesIn(wordsOf(fold(text)));

it.each([
  ['title', 'Artículo 11. Rutas de atención', 'rutas de atencion'],
  ['title', 'Artículo 11. Rutas de atención', 'la ruta de atención'],
  ['title', 'CED, Competencias Emocionales Docentes', 'ced'],
  ['title', 'CED, Competencias Emocionales Docentes', 'competencia emocional docente'],
  ['title', 'Evaluación y supervisión', 'evaluaciones'],
  ['keyword', 'por qué educación emocional', 'por que educacion emocional'],
  ['part', 'Actividades familiares', 'actividad familiar'],
] as const)('as a %s, «%s» is named by «%s»', (kind, name, text) => {
  expect(nameWords(kind, name).filter((word) => typed(text).includes(word))).not.toEqual([]);
});

it.each([
  ['Rutas de atención', 'rutas'],
  ['¿Cómo se manejan el consentimiento y la privacidad?', 'privacidad'],
  ['Por qué educación emocional', 'educación emocional'],
])('«%s» is not named by «%s»', (name, text) => {
  expect(nameWords('title', name).filter((word) => typed(text).includes(word))).toEqual([]);
});

it('a title comes before a keyword, and the way it was typed before another', () => {
  expect(namesIn(['que', 'es', 'emocion'], ['emocion']).map((word) => word.slice(-2))).toEqual([
    'xt',
    'xk',
    'xp',
    'xt',
    'xk',
    'xp',
  ]);
  expect(namesIn(['de', 'la'])).toEqual([]);
});

it('a phrase of a question begins the word of a name', () => {
  const [name] = nameWords('keyword', 'no quiere ir al colegio');
  const found = phrasesIn(wordsOf('mi hijo no quiere ir al colegio')).filter((phrase) =>
    name!.startsWith(phrase.name),
  );
  expect(found).toEqual([expect.objectContaining({start: 2, end: 6})]);
});
