import type {SectionId} from '../data/front-matter';

/** The section of the home page, and of no other. */
export const HOME = 'inicio';

/** Names of the sections of the site, as the sidebar, the social cards and search show them. */
export const SECTIONS: Readonly<Record<SectionId, string>> = {
  [HOME]: 'Inicio',
  leyes: 'Leyes',
  instrumentos: 'Instrumentos',
  programas: 'Programas y formación',
  aliados: 'Aliados',
  recursos: 'Recursos',
};
