import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {loadData} from './src/data/load';

const experts = loadData('experts');
const expertDoc = (id: 'one' | 'two'): string => `aliados/perfil-${id === 'one' ? 'uno' : 'dos'}`;

/** The site by theme. Pages of `src/pages` are links, so that every page is reachable from here. */
const sidebars: SidebarsConfig = {
  site: [
    {
      type: 'category',
      label: 'Leyes',
      collapsed: false,
      items: ['leyes/ley-2491-de-2025/index', 'leyes/ley-2503-de-2025/index'],
    },
    {
      type: 'category',
      label: 'Instrumentos de medición',
      items: [
        'instrumentos/socioemociograma',
        'instrumentos/screening-bienestar-emocional',
        'instrumentos/bullying-test',
        'instrumentos/competencias-emocionales-docentes',
        'instrumentos/autoconcepto-autoestima',
      ],
    },
    {
      type: 'category',
      label: 'Intervención',
      items: [
        {type: 'link', label: 'Programa para estudiantes', href: '/emotional-mind'},
        'intervencion/convivencia-familiar',
        'intervencion/dinamicas-familiares',
        {type: 'link', label: 'Formación en convivencia familiar', href: '/formacion-convivencia-familiar'},
      ],
    },
    {
      type: 'category',
      label: 'Formación',
      items: [
        {type: 'link', label: 'Curso de especialización', href: '/curso-especializacion'},
        {type: 'link', label: 'Formación emocional docente', href: '/formacion-emocional-docente'},
        {type: 'link', label: 'Docentes líderes', href: '/docentes-lideres'},
        {
          type: 'link',
          label: 'Laboratorio de estrategias emocionales',
          href: '/laboratorio-estrategias-emocionales',
        },
        {type: 'link', label: 'Webinar', href: '/webinar'},
        {type: 'link', label: 'Diapositivas del webinar', href: '/webinardiapositivas'},
      ],
    },
    {
      type: 'category',
      label: 'Aliados',
      items: [
        'aliados/habilmind',
        'aliados/rieeb',
        'aliados/universidad-de-lleida',
        'aliados/universidad-del-rosario',
        ...experts.map(({id}) => expertDoc(id)),
      ],
    },
    {
      type: 'category',
      label: 'Recursos',
      items: ['recursos/necesidad-educacion-emocional', 'recursos/proteccion-datos'],
    },
  ],
};

export default sidebars;
