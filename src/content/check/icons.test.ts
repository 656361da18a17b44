import {expect, it} from 'vitest';

import {checkIcons} from './icons';

const check = (text: string) =>
  checkIcons('src/data/prueba.yaml', Buffer.from(text), ['clock', 'heart'], new Map([['/img/ana.jpg', 1]]));

it('names the line of an icon that nobody has drawn, and the one that was meant', () => {
  expect(check('- icon: heart\n- list:\n    - icon: clok\n')).toMatchObject([
    {file: 'src/data/prueba.yaml', line: 3, column: 13, cure: '¿quiso escribir «clock»?'},
  ]);
});

it('accepts those that are drawn', () => {
  expect(check('- icon: heart\n  text: "icon: nada"\n')).toEqual([]);
});

it('names a photo that nobody has uploaded', () => {
  expect(check('- photo: /img/ana.jpg\n- photo: /img/Ana.jpg\n')).toMatchObject([
    {line: 2, column: 10, cure: 'escriba «/img/ana.jpg».'},
  ]);
});
