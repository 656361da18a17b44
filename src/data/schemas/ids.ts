import {oneOf} from './common';

/** The closed lists of ids. */

/** The six competences of Ley 2491; the same keys name the marks, colours and CSS classes (`k-…`). */
export const competenceIds = [
  'conciencia',
  'autonomia',
  'regulacion',
  'sociales',
  'vida',
  'autocuidado',
] as const;

/** Indicators of each tool, by its route without the slash; fixed by the specification. */
export const indicatorCounts = {
  socioemociograma: 9,
  'convivencia-familiar': 11,
  'dinamicas-familiares': 14,
  'competencias-emocionales-docentes': 6,
  'autoconcepto-autoestima': 5,
  'screening-bienestar-emocional': 13,
  'bullying-test': 4,
} as const;
export type ToolId = keyof typeof indicatorCounts;
export const toolIds = Object.keys(indicatorCounts) as [ToolId, ...ToolId[]];

export const lawIds = ['ley-2491-de-2025', 'ley-2503-de-2025'] as const;
export const planIds = ['starter', 'pro', 'premium'] as const;

export const linkIds = [
  'demo',
  'proposal',
  'trial',
  'info',
  'specialisation-course',
  'certification',
  'programme-site',
  'family-tool',
  'ced-partner',
  'gift',
  'habilmind',
  'rieeb-journal',
  'rosario',
  'lleida',
  'grop',
  'mineducacion',
  'ley-2491',
  'ley-2503',
  'rgpd',
  'lo-3-2018',
  'ley-1581',
  'ocde-sses',
  'ley-1620',
  'ley-115',
  'case-ur-emotion',
  'ibero-rieeb',
  'ects',
  'ocde-sses-2021',
  'sses-bogota',
  'sic-menores',
  'prensa-casos',
] as const;

export const statisticIds = [
  'casos',
  'ninez',
  'adolescentes',
  'adolescentes-antes',
  'primera-infancia-2022',
  'primera-infancia-2024',
  'instituciones',
  'rectores',
] as const;

/** Order of the webinar's slides. */
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

export const courseIds = [
  'especializacion',
  'basico-docente',
  'formacion-docente',
  'convivencia-familiar',
  'docentes-lideres',
  'laboratorio',
] as const;
export const partnerIds = ['habilmind', 'rieeb', 'universidad-de-lleida', 'universidad-del-rosario'] as const;
export const expertIds = ['one', 'two'] as const;

export const competenceId = oneOf(competenceIds);
export const toolId = oneOf(toolIds);
export const lawId = oneOf(lawIds);
export const planId = oneOf(planIds);
export const linkId = oneOf(linkIds);
export const statisticId = oneOf(statisticIds);
