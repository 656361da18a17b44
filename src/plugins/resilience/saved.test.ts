import {describe, expect, it} from 'vitest';

import {assetsOf, formatMoment, markAsSaved, offlinePage, titleOf} from './saved';

describe('formatMoment', () => {
  it('says day and hour as people do', () => {
    expect(formatMoment('2026-11-28T13:05:00Z', 'America/Bogota')).toBe('28 de noviembre de 2026 a las 8:05');
    expect(formatMoment('2026-07-04T23:40:00Z', 'America/Bogota')).toBe('4 de julio de 2026 a las 18:40');
    expect(formatMoment('2026-07-05T05:40:00Z', 'America/Bogota')).toBe('5 de julio de 2026 a las 0:40');
  });

  it.each([null, '', 'ayer'])('says nothing about %s', (value) => {
    expect(formatMoment(value)).toBe('');
  });
});

describe('markAsSaved', () => {
  it.each(['<body>', '<body class="a b">'])('puts the bar at the beginning of %s', (body) => {
    const html = markAsSaved(`${body}<p>x</p></body>`, '2026-11-28T13:05:00Z');
    expect(html).toMatch(/^<body[^>]*><aside class="saved-copy"[^>]*><p>Copia guardada el 28 de noviembre/);
    expect(html).toContain('</aside><p>x</p></body>');
  });

  it('leaves a page of another kind as it is', () => {
    expect(markAsSaved('<p>x</p>', null)).toBe('<p>x</p>');
  });
});

describe('assetsOf', () => {
  it('finds every spelling, once, and only under the scope', () => {
    const html =
      '<link href=/catedra/assets/css/a.css /><script src="/catedra/assets/js/b.js"></script><meta content="/catedra/assets/js/b.js /catedra/assets/js/c.js"><img src=/assets/js/other.js>';
    expect(assetsOf(html, '/catedra/')).toEqual([
      '/catedra/assets/css/a.css',
      '/catedra/assets/js/b.js',
      '/catedra/assets/js/c.js',
    ]);
  });
});

describe('offlinePage', () => {
  it('lists what is saved and ends no element with an address', () => {
    const html = offlinePage([{url: '/a"><script>', title: 'Ley 2491 &amp; más'}]);
    expect(html).toContain('>Ley 2491 &amp; más</a>');
    expect(html).not.toContain('<script>');
  });

  it('says so when there is nothing', () => {
    expect(offlinePage([])).toContain('todavía no hay páginas guardadas');
  });
});

it('titleOf leaves out the name of the site', () => {
  expect(titleOf('<title data-rh=true>Ley 2491 de 2025 | Cátedra Emocional</title>')).toBe(
    'Ley 2491 de 2025',
  );
});
