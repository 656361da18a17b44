import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {formatProblems} from '../../data/problems';
import {tempFolder} from '../../../tests/support/temp';

import {checkComponentAddresses} from './built';

const report = (main: string, retirados: Record<string, string> = {}): string => {
  const dir = tempFolder();
  fs.writeFileSync(path.join(dir, 'index.html'), `<main>${main}</main>`);
  const componentes = {'/': {leyes: '¿Qué piden las leyes?', tiempo: '¿Cuánto tiempo toma?'}};
  return formatProblems(checkComponentAddresses(dir, {componentes, retirados: {'/': retirados}}));
};

it('keeps the addresses that components make', () => {
  const laws = '<h3 id="leyes">¿Qué piden las leyes?</h3>';
  expect(report(`${laws}<h3 id="tiempo">¿Cuántas horas toma?</h3>`)).toBe('');
  expect(report(laws)).toMatch(/falta en \/ la dirección #tiempo, que ya estaba publicada/);
  expect(report(laws, {tiempo: 'ya no se pregunta'})).toBe('');
});

it('says when one leads to another text, or comes back', () => {
  const swapped =
    '<h3 id="tiempo">¿Qué piden las leyes?</h3><h3 id="leyes">¿Hay más leyes?</h3><h3 id="toma">¿Cuánto tiempo toma?</h3>';
  expect(report(swapped)).toMatch(
    /#leyes, publicada para «¿Qué piden las leyes\?», lleva a «¿Hay más leyes\?»[\s\S]*devuelva «leyes» a «¿Qué piden las leyes\?», que ahora tiene «tiempo»/,
  );
  expect(report(swapped)).toMatch(/#tiempo, publicada para «¿Cuánto tiempo toma\?»/);
  expect(report(swapped, {leyes: 'ya no se pregunta'})).toMatch(
    /#leyes, que se retiró, está otra vez en uso/,
  );
});

it('looks for those of a page that moved where it is now, and for none of one that was withdrawn', () => {
  const dir = tempFolder();
  fs.writeFileSync(path.join(dir, 'ahora.html'), '<main><h3 id="uno">Uno</h3></main>');
  const componentes = {'/antes': {uno: 'Uno', dos: 'Dos'}};
  const check = (redirects: {from: string; to: string}[], retirados = {}): string =>
    formatProblems(checkComponentAddresses(dir, {componentes, retirados}, redirects));
  expect(check([{from: '/antes', to: '/ahora'}])).toMatch(/#dos/);
  expect(check([{from: '/antes', to: '/ahora'}])).not.toMatch(/#uno/);
  expect(check([], {'/antes': {pagina: 'se retiró'}})).toBe('');
});
