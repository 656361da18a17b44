import type {SectionId} from '../data/front-matter';

/** Names of the sections of the site, as the sidebar, the social cards and search show them. */
export const SECTIONS: Readonly<Record<SectionId, string>> = {
  leyes: 'Leyes',
  instrumentos: 'Instrumentos',
  programas: 'Programas y formación',
  aliados: 'Aliados',
  recursos: 'Recursos',
};
