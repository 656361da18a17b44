import {describe, expect, it} from 'vitest';

import {markdownToHtml} from './markdown';
import {multiplyPages, readCopy} from './pages';
import {plain, PROJECTS} from './projects';
import {makeVary} from './vary';

const COPY = `# Test de Bullying

Los compañeros informan.

![Gráfica](https://catedra.example.com/img/a.png)

## Qué mide {y más}

- Rechazo <social> y la [Ley 2491](https://catedra.example.com/ley-2491-de-2025#articulo-5)
- [Copia en PDF](https://catedra.example.com/ley.pdf) y [Habilmind](https://habilmind.com/)
`;
const page = readCopy('bullying-test', COPY, 'https://catedra.example.com');
const home = {slug: 'index', title: 'Inicio', description: 'Inicio', body: 'Hola.'};

describe('readCopy', () => {
  it('takes title, description and a text that no tool stumbles over', () => {
    expect(page).toMatchObject({title: 'Test de Bullying', description: 'Los compañeros informan.'});
    expect(page.body).not.toMatch(/[{}<]|!\[/);
    expect(page.body).toContain('[Ley 2491](/ley-2491-de-2025)');
    expect(page.body).toContain('- Copia en PDF y [Habilmind](https://habilmind.com/)');
  });

  it('refuses a page without a title', () => {
    expect(() => readCopy('x', 'sin título', 'https://a.co')).toThrow('x.md has no title');
  });
});

describe('multiplyPages', () => {
  it('makes as many pages as asked, each with its own address, the same in every run', () => {
    const pages = multiplyPages([home, page], 12);
    expect(pages).toHaveLength(12);
    expect(new Set(pages.map(({slug}) => slug)).size).toBe(12);
    expect(pages.slice(0, 2)).toEqual([home, page]);
    expect(pages.slice(2).every(({slug}) => slug.startsWith('bullying-test-'))).toBe(true);
    expect(multiplyPages([home, page], 12)).toEqual(pages);
  });

  it('keeps headings and addresses and changes words', () => {
    const copy = multiplyPages([home, page], 12).at(-1)!;
    expect(copy.body).toContain('](/ley-2491-de-2025)');
    expect(copy.body.match(/^#+ /gm)).toEqual(page.body.match(/^#+ /gm));
    expect(copy.body).not.toBe(page.body);
  });
});

describe('makeVary', () => {
  it('leaves short words alone', () => {
    expect(makeVary(['palabra'])('un día de sol')).toBe('un día de sol');
  });
});

describe('projects', () => {
  it('have a page for each page, and one way on from it', () => {
    for (const [name, project] of Object.entries(PROJECTS)) {
      const files = [...project([home, page])].filter(([file]) => file.endsWith('.md'));
      expect(files, name).toHaveLength(2);
      for (const [file, text] of files) expect(text, `${name}: ${file}`).toContain('Siguiente: [');
    }
  });

  it('are whole pages in plain HTML', async () => {
    const files = plain([home, page], await markdownToHtml());
    const html = files.get('bullying-test.html')!;
    expect(html).toContain('<h1>Test de Bullying</h1>');
    expect(html).toContain('<h2>Qué mide y más</h2>');
    expect(html).toContain(
      '<li><p>Rechazo &lt;social&gt; y la <a href="/ley-2491-de-2025">Ley 2491</a></p></li>',
    );
  });
});
