import {oneOf} from './common';

/** Ids that the two laws, the menus or the layouts fix. All other ids are those of the data (`../references.ts`). */

/** The six competences of Ley 2491; the same keys name the marks, colours and CSS classes (`k-…`). */
export const competenceIds = [
  'conciencia',
  'autonomia',
  'regulacion',
  'sociales',
  'vida',
  'autocuidado',
] as const;

export const lawIds = ['ley-2491-de-2025', 'ley-2503-de-2025'] as const;

/** Layouts of the webinar's slides. */
export const slideTypes = [
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
] as const;

export const expertIds = ['one', 'two'] as const;

/** Entries that code asks for by their id, in components and drawings: their facts may change, but they stay. */
export const ASKED_FOR = {
  links: ['demo', 'trial', 'gift', 'habilmind', 'mineducacion', 'programme-site', 'rosario'],
  courses: [
    'especializacion',
    'basico-docente',
    'formacion-docente',
    'convivencia-familiar',
    'docentes-lideres',
    'laboratorio',
  ],
  partners: ['universidad-de-lleida'],
  statistics: [
    'casos',
    'ninez',
    'adolescentes',
    'adolescentes-antes',
    'primera-infancia-2022',
    'primera-infancia-2024',
    'instituciones',
    'rectores',
  ],
} as const;

export const competenceId = oneOf(competenceIds);
export const lawId = oneOf(lawIds);
