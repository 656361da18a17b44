import {describe, expect, it} from 'vitest';

import type {Law} from '../data/types';

import {citeArticle, lawStructuredData, whatsAppHref} from './law';

const law: Law = {
  id: 'ley-2503-de-2025',
  number: 2503,
  name: 'Ley 2503 de 2025',
  shortTitle: 'Corto',
  officialTitle: 'Por medio de la cual se crea',
  sanctioned: '2025-07-28',
  datePublished: '2025-07-28',
  inForce: '2025-07-31',
  consulted: {date: '2026-01', note: 'copia de la fuente'},
  articleCount: 15,
  levels: 'Todos',
  sources: [{label: 'Fuente', url: 'https://fuente.example'}],
  signatures: [],
  deadlines: [],
};

describe('citeArticle', () => {
  it('names the gazette only when it is confirmed', () => {
    expect(citeArticle(law, 5)).toBe(
      'Colombia, Congreso de la República. Ley 2503 de 2025 (28 de julio), artículo 5. «Por medio de la cual se crea».',
    );
    expect(citeArticle({...law, gazette: 'Diario Oficial n.º 1'}, 5)).toMatch(/»\. Diario Oficial n\.º 1\.$/);
  });
});

it('whatsAppHref escapes what a message may carry', () => {
  expect(whatsAppHref('a & b #articulo-5\nñ')).toBe(
    'https://wa.me/?text=a%20%26%20b%20%23articulo-5%0A%C3%B1',
  );
});

it('lawStructuredData keeps each date in its own property and lists the articles', () => {
  const data = lawStructuredData(law, {1: 'Objeto'}, 'https://sitio.example/ley-2503-de-2025');
  expect(data).toMatchObject({
    legislationDate: '2025-07-28',
    datePublished: '2025-07-28',
    temporalCoverage: '2025-07-31/..',
    sameAs: ['https://fuente.example'],
    hasPart: [{'@id': 'https://sitio.example/ley-2503-de-2025#articulo-1', name: 'Artículo 1. Objeto'}],
  });
});
