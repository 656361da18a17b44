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
  const {records, ids} = readPage(html, '/bullying-test');

  it('makes one record of the page and one of each part that answers on its own', () => {
    expect(records.map(({url, section, article}) => [url, section, article])).toEqual([
      ['/bullying-test', 'Instrumentos', undefined],
      ['/bullying-test#planes', 'Planes', undefined],
      ['/bullying-test#articulo-5', 'Instrumentos', 5],
      ['/bullying-test#emocion', 'Instrumentos', undefined],
      ['/bullying-test#bienestar', 'Instrumentos', undefined],
    ]);
  });

  it('cuts the page at every address', () => {
    expect(records[0]!.parts).toEqual([
      {
        title: 'Test de Bullying',
        level: 1,
        keywords: ['acoso', 'matoneo'],
        blocks: ['Qué mide.', 'Lo que ven los pares.'],
      },
      {
        id: 'indicadores',
        title: 'Cuatro indicadores',
        level: 2,
        keywords: [],
        blocks: ['Datos sintéticos.'],
      },
      {
        id: 'indicador-verbal',
        title: 'Maltrato verbal',
        level: 3,
        keywords: [],
        blocks: ['Burlas.'],
      },
    ]);
    expect(records[1]!.parts[0]).toMatchObject({title: 'Tres planes', keywords: ['precio', 'costo']});
    expect(records[2]!.parts[0].blocks).toEqual(['Cada semestre, un diagnóstico del aula.', 'Después.']);
    expect(records[4]!.parts[0]).toMatchObject({title: 'Bienestar', blocks: ['Estar bien.']});
  });

  it('knows every address of the page', () => {
    const page = {route: '/bullying-test', title: '', ids, records};
    expect(() => checkAddresses(['/bullying-test', '/bullying-test#articulo-5'], [page])).not.toThrow();
    expect(() => checkAddresses(['/bullying-test#articulo-6', '/otra'], [page])).toThrow(
      'direcciones que no existen: /bullying-test#articulo-6, /otra.',
    );
  });
});
