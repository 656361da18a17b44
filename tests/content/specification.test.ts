import {expect, it} from 'vitest';

import {loadData} from '../../src/data/load';
import {ROUTES, SPECIFIED_ROUTES} from '../support/pages';

/** What the specification fixes; the checker takes any number, so that an editor's entry is no slip. */
const programme = loadData('programme');
const courses = loadData('courses');
const FIXED: readonly (readonly [what: string, file: string, fixed: unknown, found: unknown])[] = [
  [
    'las herramientas y sus indicadores',
    'tools',
    {
      socioemociograma: 9,
      'convivencia-familiar': 11,
      'dinamicas-familiares': 14,
      'competencias-emocionales-docentes': 6,
      'autoconcepto-autoestima': 5,
      'screening-bienestar-emocional': 13,
      'bullying-test': 4,
    },
    Object.fromEntries(loadData('tools').map(({id, indicators}) => [id, indicators.length])),
  ],
  ['las plataformas hermanas', 'ecosystem', 12, loadData('ecosystem').length],
  ['las preguntas frecuentes', 'faq', 5, loadData('faq').length],
  ['los planes', 'plans', ['starter', 'pro', 'premium'], loadData('plans').plans.map(({id}) => id)],
  ['los aspectos de la comparación', 'comparison', 6, loadData('comparison').length],
  ['los grupos de alertas', 'alerts', 10, loadData('alerts').length],
  ['las emociones', 'programme', 7, programme.emotions.length],
  ['los pasos del programa', 'programme', 5, programme.steps.length],
  ['los videos del programa', 'programme', 6, programme.videos.length],
  ['los cursos', 'courses', 6, courses.length],
  ['los temas del diplomado', 'courses', 12, courses.find(({id}) => id === 'laboratorio')?.syllabus?.length],
  ['los aliados', 'partners', 4, loadData('partners').length],
  ['las certificaciones', 'certifications', 3, loadData('certifications').length],
  ['las cifras', 'statistics', 8, loadData('statistics').length],
  [
    'las horas de las fases de la red',
    'network',
    [12, 30, 36, 10, undefined],
    loadData('network').phases.map(({hours}) => hours),
  ],
  ['los espacios de la universidad', 'universities', 5, loadData('universities').rosario.spaces.length],
  ['los ponentes', 'webinar', 2, loadData('webinar').speakers.length],
  [
    'las diapositivas, en su orden',
    'slides',
    [
      'title',
      'question',
      'evidence',
      'impact',
      'benefits',
      'stats',
      'background',
      'diagnosis',
      'law',
      'opportunity',
      'message',
    ],
    loadData('slides').map(({type}) => type),
  ],
];

it.each(FIXED)('%s (%s.yaml)', (what, file, fixed, found) =>
  expect(
    found,
    `La especificación del sitio fija ${what}, y src/data/${file}.yaml ya no coincide. No es un error de escritura ni hay que borrar nada: si el cambio está acordado, quien mantiene el sitio lo anota en tests/content/specification.test.ts y revisa las frases que dicen el número.`,
  ).toEqual(fixed),
);

it('every page of the specification is there', () =>
  expect(ROUTES).toEqual(expect.arrayContaining([...SPECIFIED_ROUTES])));
