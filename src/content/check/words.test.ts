import {describe, expect, it} from 'vitest';

import {addressesOf, lostTexts, writtenTexts} from './words';

const components = new Set(['BenefitList']);
const source = [
  '---',
  'title: Prueba',
  '---',
  '',
  '## Qué mide {/* #que-mide */}',
  '',
  'Grupos de {tres} y <5, con [un enlace](/rieeb).',
  '',
  '<BenefitList>',
  '',
  '- **Título.** Texto del punto.',
  '',
  '</BenefitList>',
].join('\n');
const texts = writtenTexts(source, true, components);

const page = (body: string): string => `<html><body><nav>Menú</nav><main>${body}</main></body></html>`;
const whole =
  '<h2 id="que-mide">Qué mide</h2><p>Grupos de {tres} y &lt;5, con <a>un enlace</a>.</p><h3>Título</h3><p>Texto del punto.</p>';

describe('words of a source and of its built page', () => {
  it('finds each text with its line', () => {
    expect(texts).toContainEqual({line: 7, text: 'Grupos de {tres} y <5, con'});
    expect(texts).toContainEqual({line: 11, text: 'Título.'});
  });

  it('is content with a page that shows everything', () => {
    expect(lostTexts(texts, page(whole))).toEqual([]);
    expect(lostTexts(texts, page(whole.replaceAll(' ', '\u00a0')))).toEqual([]);
  });

  it('names the words that vanished', () => {
    const [lost] = lostTexts(texts, page(whole.replace('{tres}', '')));
    expect(lost).toMatchObject({line: 7, words: ['tres']});
    expect(lostTexts(texts, page(whole.replace('Texto del punto.', '')))[0]).toMatchObject({
      line: 11,
      words: ['Texto', 'del', 'punto'],
    });
  });

  it('does not count the frame of the page', () => {
    expect(lostTexts([{line: 1, text: 'Menú'}], page(whole))).toHaveLength(1);
  });

  it('reads the ids of a page and the text at each', () => {
    const parts =
      '<section id="planes"><p>Precios</p><h2>Tres <em>planes</em></h2></section><figure id="video"><b>Un video</b><p>Pronto.</p></figure>';
    expect(Object.fromEntries(addressesOf(page(`${whole}${parts}`)))).toMatchObject({
      'que-mide': 'Qué mide',
      planes: 'Tres planes',
      video: 'Un video',
    });
  });
});
