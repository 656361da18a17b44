import {describe, expect, it} from 'vitest';

import {pageToMarkdown} from './to-markdown';

const ADDRESS = 'https://example.com/catedra/pagina';
const convert = (main: string): string =>
  pageToMarkdown(`<body><nav>No</nav><main>${main}</main>`, ADDRESS).markdown.replace(
    /\n\n---\n[\s\S]*$/,
    '',
  );

describe('pageToMarkdown', () => {
  it.each([
    [
      '<h1>Título</h1><p>Un <strong>texto</strong> con <em>énfasis</em>.',
      '# Título\n\nUn **texto** con *énfasis*.',
    ],
    [
      '<p>Vea <a href="#b">esto</a> y <a href="/catedra/otra">lo otro<span class=visually-hidden> (nueva)</span></a>.',
      'Vea [esto](https://example.com/catedra/pagina#b) y [lo otro](https://example.com/catedra/otra).',
    ],
    ['<ul><li>Uno<li>Dos<ul><li>Dentro</ul></ul>', '- Uno\n\n- Dos\n\n  - Dentro'],
    ['<ol><li>Uno<li><p>Dos</ol>', '1. Uno\n2. Dos'],
    [
      '<table><thead><tr><th>A<th>B<tbody><tr><th>1<td>x | y</table>',
      '| A | B |\n| --- | --- |\n| 1 | x \\| y |',
    ],
    ['<dl><div><dt>Quién<dd>El colegio.</div></dl>', '**Quién**\n\nEl colegio.'],
    ['<div role=note><p>Aviso<ul><li>Haga</ul></div>', '> Aviso\n> \n> - Haga'],
    ['<details open><summary>Texto oficial</summary><p>Uno.</details>', '**Texto oficial**\n\nUno.'],
    [
      '<p>El <button popovertarget=x>bienestar<span class=visually-hidden> (ver)</span></button> de',
      'El bienestar de',
    ],
    ['<h2><a class=heading-link href=#x>Qué mide</a></h2>', '## Qué mide'],
    // Neighbours that only the layout sets apart.
    [
      '<h2><span>Artículo 1</span><span>Incorporación al PEI</span></h2>',
      '## Artículo 1 Incorporación al PEI',
    ],
    ['<p><strong>Currículo</strong>¿El PEI lo nombra?', '**Currículo** ¿El PEI lo nombra?'],
    ['<p>Cambia el currículo.<a href=/x>art. 1</a>', 'Cambia el currículo. [art. 1](https://example.com/x)'],
    ['<p><span>unos 20 min</span><span>9</span>', 'unos 20 min 9'],
    ['<p><span>Sereno</span><i>Tenso</i>', 'Sereno *Tenso*'],
    [
      '<p>(<b>Uno</b>), «<a href=/x>Dos</a>» y <b>tres</b>.',
      '(**Uno**), «[Dos](https://example.com/x)» y **tres**.',
    ],
    ['<p>1 * 2 &lt; [3]_', '1 \\* 2 \\< \\[3\\]\\_'],
  ])('turns %s into Markdown', (html, expected) => expect(convert(html)).toBe(expected));

  it.each([
    '<button>Copiar</button>',
    '<svg><title>x</title></svg>',
    '<nav>Índice</nav>',
    '<p aria-hidden="true">2491</p>',
    '<div data-needs-script>Leer como</div>',
    '<details data-search=skip><summary>Citar</summary><p>x</p></details>',
    '<details><summary>Índice</summary><nav>x</nav></details>',
    '<span popover>Significado</span>',
  ])('leaves out %s', (html) => expect(convert(`<p>Queda</p>${html}`)).toBe('Queda'));

  it('reads title, description and section', () => {
    const html =
      '<head><meta name=description content="Una descripción"><meta name=section content=Leyes></head><main><h1><span>Ley 1</span><span class=visually-hidden>: </span>Tema</h1></main>';
    expect(pageToMarkdown(html, ADDRESS)).toMatchObject({
      title: 'Ley 1: Tema',
      description: 'Una descripción',
      section: 'Leyes',
    });
  });
});
