import {expect, it} from 'vitest';

import {checkIcons} from './icons';

const check = (text: string) => checkIcons('src/data/prueba.yaml', Buffer.from(text), ['clock', 'heart']);

it('names the line of an icon that nobody has drawn, and the one that was meant', () => {
  expect(check('- icon: heart\n- list:\n    - icon: clok\n')).toMatchObject([
    {file: 'src/data/prueba.yaml', line: 3, column: 13, cure: '¿quiso escribir «clock»?'},
  ]);
});

it('accepts those that are drawn', () => {
  expect(check('- icon: heart\n  text: "icon: nada"\n')).toEqual([]);
});
