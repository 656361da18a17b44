/** Foot-of-page links: the legal pages, and the pages that no menu lists. */
export const legalLinks = [
  {label: 'Ley 2491 de 2025', to: '/ley-2491-de-2025'},
  {label: 'Ley 2503 de 2025', to: '/ley-2503-de-2025'},
  {label: 'Protección de datos', to: '/proteccion-datos'},
] as const;

export const moreLinks = [
  {label: 'Curso de especialización', to: '/curso-especializacion'},
  {label: 'Docentes líderes', to: '/docentes-lideres'},
  {label: 'Laboratorio de estrategias emocionales', to: '/laboratorio-estrategias-emocionales'},
  {label: 'Webinar', to: '/webinar'},
  {label: 'Presentación del webinar', to: '/webinardiapositivas'},
  {label: 'Universidad del Rosario', to: '/universidad-del-rosario'},
  {label: 'RIEEB', to: '/rieeb'},
] as const;
