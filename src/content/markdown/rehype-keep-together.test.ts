import type {Root} from 'hast';
import {expect, it} from 'vitest';

import rehypeKeepTogether from './rehype-keep-together';

it('keeps a day with its month and a number with its unit, however deep they stand', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {title: '7 de mayo'},
        children: [
          {type: 'text', value: 'Desde el 7 de diciembre de 2018, '},
          {type: 'element', tagName: 'b', properties: {}, children: [{type: 'text', value: '90 minutos'}]},
          {type: 'text', value: ' y 2 de cada 3'},
        ],
      },
    ],
  };
  rehypeKeepTogether()(tree);
  const told = JSON.stringify(tree);
  for (const text of ['7\u00a0de\u00a0diciembre de 2018', '90\u00a0minutos', ' y 2 de cada 3', '"7 de mayo"'])
    expect(told).toContain(text);
});
