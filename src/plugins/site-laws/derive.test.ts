import {describe, expect, it} from 'vitest';

import type {LawArticleFacts} from '../../data/front-matter';

import {deriveEvidence, deriveIndex, deriveReferences} from './derive';
import type {LawDocument} from './read';

const law = (...articles: Partial<LawArticleFacts>[]): LawDocument => ({
  headings: articles.map((_, index) => ({number: index + 1, title: `Título ${index + 1}`, line: 1})),
  articles: articles.map((facts, index) => ({
    number: index + 1,
    line: 7,
    titleKind: 'editorial',
    duties: [],
    who: 'X',
    when: 'Y',
    roles: [],
    ...facts,
  })),
  duties: [],
  officialText: {},
});
const pair = (first: LawDocument, second: LawDocument) => ({
  'ley-2491-de-2025': first,
  'ley-2503-de-2025': second,
});

describe('deriveIndex', () => {
  it('joins matches in both directions, once and in order', () => {
    const {matches} = deriveIndex(pair(law({matches: [2, 1]}, {}), law({matches: [1]}, {})), new Map());
    expect(matches).toEqual({'ley-2491-de-2025': {1: [1, 2]}, 'ley-2503-de-2025': {1: [1], 2: [1]}});
  });

  it('refuses an article that the other law does not have', () => {
    expect(() => deriveIndex(pair(law({matches: [9]}), law({})), new Map())).toThrow(
      /línea 7,[\s\S]*el artículo 9 de la otra ley/,
    );
  });

  it('refuses an unknown page and lists the known ones', () => {
    const labels = new Map([['/bullying-test', 'Test de Bullying']]);
    expect(() => deriveIndex(pair(law({related: ['/nada']}), law({})), labels)).toThrow(
      /línea 7,[\s\S]*«\/nada»[\s\S]*\/bullying-test/,
    );
  });
});

it('deriveReferences links pages back', () => {
  expect(deriveReferences(pair(law({}, {related: ['/rieeb']}), law({related: ['/rieeb']})))).toEqual({
    '/rieeb': [
      {law: 'ley-2491-de-2025', number: 2, title: 'Título 2'},
      {law: 'ley-2503-de-2025', number: 1, title: 'Título 1'},
    ],
  });
});

describe('deriveEvidence', () => {
  const duty = (restsOn: string[], document: string) => ({
    article: 1,
    text: 'Hacer algo.',
    restsOn,
    evidence: {document, keeper: 'Rectoría'},
  });
  const group = (...restsOn: string[]) => ({
    id: 'grupo',
    name: 'Grupo',
    question: '¿Qué?',
    checks: [{text: 'Algo.', restsOn}, {text: 'Conviene algo.'}],
    basis: [],
  });

  it('gives a group what shows the duties that rest on its lines, once each', () => {
    const first = {...law({}), duties: [duty(['2491-1-i1-1'], 'Acta'), duty(['2491-1-i1-2'], 'Plan')]};
    const second = {...law({}), duties: [duty(['2503-1-i1-1'], 'Acta')]};
    const alerts = [group('2491-1-i1-1', '2503-1-i1-1')];
    expect(deriveEvidence(pair(first, second), alerts)).toEqual({
      grupo: [{document: 'Acta', keeper: 'Rectoría'}],
    });
  });

  it('gives nothing where no duty rests on them', () =>
    expect(deriveEvidence(pair(law({}), law({})), [group('2491-1-i1-1')])).toEqual({grupo: []}));
});
