import {expect, it} from 'vitest';

import type {Page} from './read-page';
import {groupLines} from './vocabulary';

const pages = [
  {places: [{title: 'Formación de docentes', keywords: ['tarifas'], blocks: ['El precio.']}]},
] as unknown as Page[];

it('puts the words of the site first, each once', () => {
  expect(groupLines(['profe, docente, docentes', 'plata, tarifa, precio'], pages)).toEqual([
    'docentes|profe',
    'tarifa precio|plata',
  ]);
});
