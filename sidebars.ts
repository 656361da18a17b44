import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {routesOnDisk} from './src/content/routes';

type Link = {readonly type: 'link'; readonly label: string; readonly href: string};

/** The pages of a folder of `docs`: those named here in this order, then any other. */
function pagesIn(folder: string, first: readonly string[]): string[] {
  const all = fs
    .readdirSync(`docs/${folder}`, {withFileTypes: true})
    .filter(({name}) => !/^[_.]/.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/index` : entry.name.replace(/\.mdx?$/, '')));
  const named = first.filter((name) => all.includes(name));
  return [...named, ...all.filter((name) => !named.includes(name))].map((name) => `${folder}/${name}`);
}

const routes = routesOnDisk();
/** A page of `src/pages`, as long as it is there. */
const page = (href: string, label: string): Link[] =>
  routes.includes(href) ? [{type: 'link', label, href}] : [];

/** The site by theme: every page is reachable from here, and a new one joins its folder by itself. */
const sidebars: SidebarsConfig = {
  site: [
    {
      type: 'category',
      label: 'Leyes',
      collapsed: false,
      items: pagesIn('leyes', ['ley-2491-de-2025/index', 'ley-2503-de-2025/index']),
    },
    {
      type: 'category',
      label: 'Instrumentos de medición',
      items: pagesIn('instrumentos', [
        'socioemociograma',
        'screening-bienestar-emocional',
        'bullying-test',
        'competencias-emocionales-docentes',
        'autoconcepto-autoestima',
      ]),
    },
    {
      type: 'category',
      label: 'Intervención',
      items: [
        ...page('/emotional-mind', 'Programa para estudiantes'),
        ...pagesIn('intervencion', ['convivencia-familiar', 'dinamicas-familiares']),
        ...page('/formacion-convivencia-familiar', 'Formación en convivencia familiar'),
      ],
    },
    {
      type: 'category',
      label: 'Formación',
      items: [
        ...page('/curso-especializacion', 'Curso de especialización'),
        ...page('/formacion-emocional-docente', 'Formación emocional docente'),
        ...page('/docentes-lideres', 'Docentes líderes'),
        ...page('/laboratorio-estrategias-emocionales', 'Laboratorio de estrategias emocionales'),
        ...page('/webinar', 'Webinar'),
        ...page('/webinardiapositivas', 'Diapositivas del webinar'),
      ],
    },
    {
      type: 'category',
      label: 'Aliados',
      items: pagesIn('aliados', [
        'habilmind',
        'rieeb',
        'universidad-de-lleida',
        'universidad-del-rosario',
        'perfil-uno',
        'perfil-dos',
      ]),
    },
    {
      type: 'category',
      label: 'Recursos',
      items: pagesIn('recursos', ['necesidad-educacion-emocional', 'proteccion-datos']),
    },
  ],
};

export default sidebars;
