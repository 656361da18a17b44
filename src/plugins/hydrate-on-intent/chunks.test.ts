import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {chunksOf} from './chunks';

const routes: RouteConfig[] = [
  {path: '/', component: '@theme/Home'},
  {path: '/', component: '@theme/Frame', routes: [{path: '/ley', component: '@theme/Doc'}]},
];
const js = (file: string) => ({js: [{publicPath: `/assets/js/${file}`}]});
let dir = '';

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(dir, name), text);
  write(
    'registry.js',
    [
      ['home', '@theme/Home'],
      ['frame', '@theme/Frame'],
      ['doc', '@theme/Doc'],
      ['text', '@site/ley.mdx'],
    ]
      .map(([chunk, request]) => `import(/* webpackChunkName: "${chunk}" */ "${request}")`)
      .join('\n'),
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/-1a': {__comp: 'home'},
      '/-2b': {__comp: 'frame'},
      '/ley-3c': {__comp: 'doc', content: 'text'},
    }),
  );
  write(
    'client-manifest.json',
    JSON.stringify({
      origins: {doc: ['9', '3']},
      assets: {
        '1': js('home.x.js'),
        '2': js('frame.x.js'),
        '3': js('doc.x.js'),
        '4': js('text.x.js'),
        '9': js('common.x.js'),
      },
    }),
  );
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

it('names the parts of a page, its frame’s and what they share, and no other page’s', () => {
  expect(chunksOf(routes, dir)('/ley')).toEqual(
    ['frame', 'common', 'doc', 'text'].map((name) => `/assets/js/${name}.x.js`),
  );
  expect(chunksOf(routes, dir)('/')).toEqual(['/assets/js/home.x.js']);
});

it('leaves an address that it does not know to Docusaurus', () => {
  expect(chunksOf(routes, dir)('/404')).toEqual([]);
});
