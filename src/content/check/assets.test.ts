import {expect, it} from 'vitest';

import {formatProblems} from '../../data/problems';

import {checkAssets} from './assets';
import {readAssets} from './project';

const JPG = '\xff\xd8\xff\xe0';
const report = (address: string, start: string, bytes = 1000): string =>
  formatProblems(checkAssets([{address, start, bytes}]));

it.each([
  ['/img/patio.heic', 'ftypheic', 1000, /HEIC, que los navegadores no muestran[\s\S]*guárdela como JPG/],
  ['/img/patio.jpg', 'PK\x03\x04', 1000, /no es JPG, aunque su nombre lo diga/],
  ['/img/patio.jpg', '', 0, /un archivo vacío/],
  ['/img/dibujo.svg', '<html>', 1000, /no es SVG/],
  ['/guia.pdf', 'PK\x03\x04', 1000, /no es PDF/],
  ['/img/patio.jpg', JPG, 900_000, /una imagen de 900 kB[\s\S]*1600 píxeles/],
  ['/guia.pdf', '%PDF-1.7', 30_000_000, /un archivo de 30000 kB[\s\S]*10000 kB como máximo/],
])('%s is told what to mend', (address, start, bytes, message) => {
  expect(report(address, start, bytes)).toMatch(message);
});

it.each([
  ['/img/patio.jpg', JPG],
  ['/img/patio.JPG', JPG],
  ['/img/patio.webp', 'RIFF\n\r\x00\x00WEBP'],
  ['/img/dibujo.svg', '<?xml version="1.0"?>'],
  ['/guia.pdf', '%PDF-1.7'],
  ['/formato.docx', 'PK\x03\x04'],
])('%s passes', (address, start) => {
  expect(report(address, start)).toBe('');
});

it('finds nothing to mend in the files of the site', () => {
  expect(readAssets(process.cwd()).length).toBeGreaterThan(0);
  expect(checkAssets(readAssets(process.cwd()))).toEqual([]);
});
