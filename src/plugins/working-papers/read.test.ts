import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {formatProblems} from '../../data/problems';
import {readContext} from '../../content/check/project';

import {readPaper} from './read';

const root = process.cwd();
const fixtures = path.join(root, 'tests/fixtures/papers');
const context = readContext(root);
const counts = {'ley-2491-de-2025': 10, 'ley-2503-de-2025': 15};

const read = (text: string | Uint8Array, name = 'prueba.md') =>
  readPaper({file: `src/papers/${name}`, bytes: Buffer.from(text)}, context, counts);

const FRONT = [
  '---',
  'title: Formato de prueba',
  'description: Sirve para probar.',
  'basis:',
  '  - {law: ley-2491-de-2025, articles: [3]}',
  'keywords: [prueba]',
  '---',
  '',
].join('\n');

/** What each paper of the fixtures is told, one message a problem. */
const FAULTY: Readonly<Record<string, readonly RegExp[]>> = {
  'articulo-que-no-existe.md': [/línea 5[\s\S]*el artículo 14 de la Ley 2491[\s\S]*de 1 a 10/],
  'sin-articulos.md': [/Campo: basis[\s\S]*nada: falta el campo/],
  'lista-de-articulos-vacia.md': [/línea 4[\s\S]*los artículos en los que se apoya[\s\S]*articles: \[3\]/],
  'campo-sin-cerrar.md': [/línea 9, columna 10[\s\S]*escriba \[\[nombre del colegio\]\]/],
  'campo-vacio.md': [/línea 9, columna 10[\s\S]*escriba, por ejemplo, \[\[nombre del colegio\]\]/],
  'campo-con-marcas.md': [/línea 9, columna 10[\s\S]*escriba \[\[nombre del colegio\]\]/],
  'marcas-que-word-no-muestra.md': [
    /línea 9, columna 1[\s\S]*una cita con >/,
    /línea 11, columna 1[\s\S]*una imagen/,
    /línea 13, columna 1[\s\S]*una línea separadora/,
  ],
  'titulos-fuera-de-lugar.md': [
    /línea 9, columna 1[\s\S]*escriba ## Título: el título del formato es «title»/,
    /línea 11, columna 1[\s\S]*un título con #### en este lugar/,
  ],
  'lista-dentro-de-otra.md': [/línea 10, columna 3[\s\S]*una lista dentro de otra/],
  'enlace-a-articulo-que-no-existe.md': [/línea 9, columna 8[\s\S]*\/ley-2491-de-2025#articulo-30/],
  'etiqueta-desconocida.md': [/línea 9, columna 1[\s\S]*Solo <Duties \/> y <SchoolYear \/> sirven aquí/],
  'negrita-sin-cerrar.md': [/línea 9, columna 1[\s\S]*una negrita sin cerrar/],
  'sin-ficha.md': [/línea 1, columna 1[\s\S]*copie la ficha de otro formato/],
};

describe('a faulty paper', () => {
  it('has a row each', () => expect(fs.readdirSync(fixtures).sort()).toEqual(Object.keys(FAULTY).sort()));

  it.each(Object.entries(FAULTY))('%s is told where it is wrong and how to mend it', (file, messages) => {
    const {paper, problems} = read(fs.readFileSync(path.join(fixtures, file)), file);
    const report = formatProblems(problems);
    expect(paper).toBeUndefined();
    for (const message of messages) expect(report).toMatch(message);
    expect(report).toContain('Qué hacer:');
    // Nothing else is blamed.
    expect(report.match(/^\d+\. /gm)).toHaveLength(messages.length);
  });

  it('is not read with a name that no address may have', () => {
    expect(formatProblems(read(`${FRONT}Texto.`, 'Carta Ñ.md').problems)).toContain('«carta-n.md»');
  });
});

describe('a sound paper', () => {
  it('becomes blocks, with fields and links in their lines', () => {
    const {paper, problems} = read(
      `${FRONT}## Datos\n\nColegio: [[nombre]], vea el [artículo 3](/ley-2491-de-2025#articulo-3).\n\n- [ ] Sí\n\n| Uno | **Dos** |\n| --- | --- |\n| a | [[fecha]] |\n\n<Duties />\n`,
    );
    expect(problems).toEqual([]);
    expect(paper?.id).toBe('prueba');
    expect(paper?.blocks).toEqual([
      {kind: 'heading', level: 2, line: [{kind: 'text', text: 'Datos'}]},
      {
        kind: 'paragraph',
        line: [
          {kind: 'text', text: 'Colegio: '},
          {kind: 'field', name: 'nombre'},
          {kind: 'text', text: ', vea el '},
          {kind: 'link', href: '/ley-2491-de-2025#articulo-3', text: 'artículo\u00a03'},
          {kind: 'text', text: '.'},
        ],
      },
      {kind: 'list', isOrdered: false, items: [{isBox: true, line: [{kind: 'text', text: 'Sí'}]}]},
      {
        kind: 'table',
        head: [[{kind: 'text', text: 'Uno'}], [{kind: 'text', text: 'Dos', strong: true}]],
        rows: [[[{kind: 'text', text: 'a'}], [{kind: 'field', name: 'fecha'}]]],
      },
      {kind: 'duties'},
    ]);
  });

  it('reads the same with Windows line ends and a byte-order mark', () => {
    const text = `${FRONT}Uno [[dos]].\n`;
    expect(read(`\uFEFF${text.replace(/\n/g, '\r\n')}`).paper).toEqual(read(text).paper);
  });
});
