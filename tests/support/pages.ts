import fs from 'node:fs';
import path from 'node:path';

import {BUILD_DIR, readPage} from './site';

/** The table of the specification; the two routes of experts carry the stand-in name. */
export const SPECIFIED_ROUTES = [
  '/',
  '/nombre-apellido-profile-one',
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
  '/nombre-apellido-profile-two',
  '/webinar',
  '/webinardiapositivas',
  '/ley-2503-de-2025',
  '/ley-2491-de-2025',
  '/laboratorio-estrategias-emocionales',
  '/necesidad-educacion-emocional',
  '/proteccion-datos',
] as const;

/** Every page of the built site, so that a new one is looked at by itself: neither redirects nor the page of errors. */
export const ROUTES: readonly string[] = fs
  .readdirSync(BUILD_DIR)
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => !/http-equiv=["']?refresh/.test(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8')))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
  .sort();

export const LAW_ROUTES = ['/ley-2491-de-2025', '/ley-2503-de-2025'] as const;

/** What scripts and their style sheets take hold of: `data-` attributes, islands, controls. */
const HOOKS = /\sdata-(?:island=)?[\w-]+|<(?:button|input|select|textarea)\b[^>]*?class="?[\w-]+/g;

/** As few pages as hold every hook of the site: what scripts do, or leave undone, differs by nothing else. */
export const KINDS: readonly string[] = (() => {
  const seen = new Set<string>();
  return ROUTES.filter((route) => {
    const before = seen.size;
    for (const [hook] of readPage(route).matchAll(HOOKS)) seen.add(hook);
    return seen.size > before;
  });
})();
