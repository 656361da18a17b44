import {describe, expect, it} from 'vitest';

import {checkAddresses} from './build-index';
import {readPage} from './read-page';

// As the build writes it: attributes without quotes, closing tags left out.
const html = `<!doctype html><html lang=es-CO><head><title>Test de Bullying | Sitio</title>
<meta name=section content=Instrumentos><meta name=keywords content="acoso,matoneo">
<meta name=description content="Qué mide."></head><body><header>Menú</header>
<main><nav>Ruta</nav><h1>Test de Bullying</h1><p>Lo que ven <b>los pares</b>.
<section><h2 id=indicadores><a class=heading-link href=#indicadores>Cuatro indicadores</a></h2>
<ol><li id=indicador-verbal data-search-title="Maltrato verbal"><p>Maltrato verbal<p>Burlas.</ol>
<p>Datos sintéticos.</section>
<section id=planes aria-labelledby=planes-titulo data-search-record=Planes data-search-keywords="precio, costo">
<h2 id=planes-titulo>Tres planes</h2><p>Por estudiante.</section>
<article data-search-record aria-labelledby=articulo-5><h2 id=articulo-5>Artículo 5. Evaluación</h2><p>Cada semestre, un
<button popovertarget=t>diagnóstico<span class=visually-hidden> (ver qué significa)</span></button><span id=t popover=auto>Lo
que dice la ley.</span> del aula. <button>Copiar</button><p data-search=skip>título editorial</p>
<div data-search-headings><h3 id=emocion>Emoción</h3><p>Una reacción.<h3 id=bienestar>Bienestar</h3><p>Estar bien.</div>
<p>Después.</article></main></body></html>`;

describe('readPage', () => {
  const {places, ids} = readPage(html, '/bullying-test');

  it('cuts the page at every address', () => {
    expect(places.map(({url, title, blocks}) => [url, title, blocks])).toEqual([
      ['/bullying-test', 'Test de Bullying', ['Qué mide.', 'Lo que ven los pares.']],
      ['/bullying-test#indicadores', 'Cuatro indicadores', ['Datos sintéticos.']],
      ['/bullying-test#indicador-verbal', 'Maltrato verbal', ['Burlas.']],
      ['/bullying-test#planes', 'Tres planes', ['Por estudiante.']],
      [
        '/bullying-test#articulo-5',
        'Artículo 5. Evaluación',
        ['Cada semestre, un diagnóstico del aula.', 'Después.'],
      ],
      ['/bullying-test#emocion', 'Emoción', ['Una reacción.']],
      ['/bullying-test#bienestar', 'Bienestar', ['Estar bien.']],
    ]);
  });

  it('knows section, article and keywords of a place, and which have a name of their own', () => {
    expect(places.map(({section, isOwn, article, keywords}) => [section, isOwn, article, keywords])).toEqual([
      ['Instrumentos', true, undefined, ['acoso', 'matoneo']],
      ['Instrumentos', false, undefined, []],
      ['Instrumentos', false, undefined, []],
      ['Planes', true, undefined, ['precio', 'costo']],
      ['Instrumentos', true, 5, []],
      ['Instrumentos', true, undefined, []],
      ['Instrumentos', true, undefined, []],
    ]);
  });

  it('knows every address of the page', () => {
    const page = {route: '/bullying-test', title: '', ids, places};
    expect(() => checkAddresses(['/bullying-test', '/bullying-test#articulo-5'], [page])).not.toThrow();
    expect(() => checkAddresses(['/bullying-test#articulo-6', '/otra'], [page])).toThrow(
      'direcciones que no existen: /bullying-test#articulo-6, /otra.',
    );
  });
});
