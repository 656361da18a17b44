import {expect, it} from 'vitest';

import {formatProblems} from '../../data/problems';
import {parseYaml} from '../../data/yaml';

import {checkDataShown} from './data-shown';
import {saidBy} from './words';

const report = (yaml: string, html: string, name = 'partners'): string =>
  formatProblems(checkDataShown(parseYaml(`src/data/${name}.yaml`, Buffer.from(yaml)), saidBy(html)));

it('names a text that no page shows, with its line', () => {
  const yaml = '- id: red\n  name: Red de colegios\n  kind: Red sin ánimo de lucro\n';
  expect(report(yaml, '<p>Red de\u00a0colegios</p>')).toMatch(
    /línea 3,[\s\S]*«Red sin ánimo de lucro»[\s\S]*Qué hacer:/,
  );
  expect(report(yaml, '<p>Red de <b>colegios</b></p><p>Red sin ánimo de lucro</p>')).toBe('');
});

it('finds what is said in attributes, in structured data and in two pieces', () => {
  const yaml = '- label: Un dibujo\n- text: "Familias: reciben información."\n- word: Oculto\n';
  const html =
    '<img alt="Un dibujo"><h3>Familias</h3><p>reciben información</p><script type="application/ld+json">{"a":"Oculto"}</script>';
  expect(report(yaml, html)).toBe('');
  expect(report('- word: Secreto\n', '<script>"Secreto"</script>')).toMatch(/«Secreto»/);
});

it('asks nothing of ids, addresses and what is meant to be unseen', () => {
  expect(report('- {id: red, to: /red, url: "https://Red.example", date: "2025-01-01"}\n', '')).toBe('');
  expect(report('- pending: Nombre de la red\n', '')).toBe('');
  expect(report('words: [Algo que se busca]\n', '', 'help')).toBe('');
});
