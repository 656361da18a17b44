import type {Expert} from '../data/types';

/** The routes of the specification. Those of the two profiles come from the data. */
export const fixedRoutes = [
  '/',
  '/socioemociograma',
  '/convivencia-familiar',
  '/dinamicas-familiares',
  '/competencias-emocionales-docentes',
  '/autoconcepto-autoestima',
  '/screening-bienestar-emocional',
  '/bullying-test',
  '/emotional-mind',
  '/curso-especializacion',
  '/formacion-emocional-docente',
  '/formacion-convivencia-familiar',
  '/docentes-lideres',
  '/habilmind',
  '/rieeb',
  '/universidad-del-rosario',
  '/universidad-de-lleida',
  '/webinar',
  '/webinardiapositivas',
  '/ley-2503-de-2025',
  '/ley-2491-de-2025',
  '/laboratorio-estrategias-emocionales',
  '/necesidad-educacion-emocional',
  '/proteccion-datos',
] as const;

type Named = Pick<Expert, 'nameSlug' | 'id'>;

/** Route of an expert's page: `/nombre-apellido-profile-one`. */
export function expertRoute({nameSlug, id}: Named): string {
  return `/${nameSlug}-profile-${id}`;
}

/** Every page of the site. */
export function knownRoutes(experts: readonly Named[]): readonly string[] {
  return [...fixedRoutes, ...experts.map(expertRoute)];
}

/** Whether an inside address, with or without `#part`, is a page of the site. */
export function isKnownRoute(address: string, experts: readonly Named[]): boolean {
  return knownRoutes(experts).includes(address.replace(/#.*$/, ''));
}

/** The Markdown version of a page, as a file under the site's root: its address and `.md`. */
export function markdownFile(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}
