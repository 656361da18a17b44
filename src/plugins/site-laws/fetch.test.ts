import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {fetchOfficialText} from './fetch';
import {textFromHtml} from './from-html';
import {parseOfficialText} from './official';

const BODY = `
  <nav><p>ARTÍCULO 9. Menú</p></nav>
  <div id="page"><div><h1>LEY 1 DE 2000</h1><p>DECRETA:</p>
    <p><b>ART&Iacute;CULO&nbsp;1o.</b> <i>Objeto.</i> Uno &amp; otro.</p><p>T&eacute;rmino: significado.</p>
    <p>ART&Iacute;CULO 3:   Vigencia. Rige<br>desde hoy.</p><p>El Presidente del Senado,</p><p>Nombre Apellido</p>
  </div></div>
  <footer><p>Contáctenos</p></footer>`;
const page = (charset: string): string =>
  `<!doctype html><html><head><meta charset="${charset}"><script>ARTÍCULO 7. No</script></head><body>${BODY}</body></html>`;

const options = {count: 3, file: 'x', withoutHeading: [{number: 2, startsWith: 'Término:'}]};
const expected = [
  'ARTÍCULO 1. Objeto. Uno & otro.',
  'Término: significado.',
  'ARTÍCULO 3. Vigencia. Rige desde hoy.',
].join('\n\n');

describe('textFromHtml', () => {
  it('drops menus, scripts and footers', () => {
    const text = textFromHtml(page('utf-8'));
    expect(text).not.toMatch(/Menú|No$|Contáctenos/m);
    expect(text).toMatch(/^ARTÍCULO 1o\. Objeto\. Uno & otro\.\n\nTérmino/);
  });
  it('gives nothing for a page without articles', () => expect(textFromHtml('<p>Aviso</p>')).toBe(''));
});

describe('fetchOfficialText', () => {
  let server: http.Server;
  let origin = '';
  beforeAll(async () => {
    server = http.createServer(({url}, response) => {
      if (url === '/latin1') {
        response.setHeader('content-type', 'text/html');
        response.end(Buffer.from(page('iso-8859-1'), 'latin1'));
      } else if (url === '/utf8') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page('utf-8'));
      } else if (url === '/aviso') response.end('<p>El sitio está en mantenimiento</p>');
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each(['/utf8', '/latin1'])('turns %s into a file that gives the same articles', async (route) => {
    const {text, parsed} = await fetchOfficialText(origin + route, options);
    expect(text).toBe(`${expected}\n`);
    expect(parseOfficialText(text, options).articles).toEqual(parsed.articles);
    expect(parsed.closing).toEqual(['El Presidente del Senado,', 'Nombre Apellido']);
  });

  it('says what is wrong with the page', async () => {
    await expect(fetchOfficialText(`${origin}/aviso`, options)).rejects.toThrow(/no tiene artículos/);
    await expect(fetchOfficialText(`${origin}/nada`, options)).rejects.toThrow(/respondió 404/);
    await expect(fetchOfficialText(`${origin}/utf8`, {...options, count: 4})).rejects.toThrow(
      /falta el artículo 4/,
    );
  });

  it('says what to do without network', async () => {
    await expect(fetchOfficialText('http://127.0.0.1:9/ley', options)).rejects.toThrow(
      /No se pudo abrir .*Revise la conexión/,
    );
  });
});
