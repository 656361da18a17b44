import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {nameParts} from './name-parts';
import {needsOf, readRegistry} from './page-parts';

const routes: RouteConfig[] = [
  {path: '/', component: '@theme/Home'},
  {path: '/', component: '@theme/Frame', routes: [{path: '/ley', component: '@theme/Doc'}]},
];
const REGISTRY = [
  ['@theme/Home', 1, ['c1']],
  ['@theme/Frame', 2, ['c2']],
  ['@theme/Doc', 3, ['c9', 'c3']],
  ['@site/ley.mdx', '4e3', ['c9', 'c4']],
  ['@theme/NotFound', 5, ['c5']],
] as const;
/** As the minifier writes it: names that are numbers lose their quotes and their form. */
const BUILT = `(x=[]).push([["7"],{8(e,i,s){let n={${REGISTRY.map(([request, id, [first, second]], index) => {
  const load = second
    ? `Promise.all([s.e("${first}"),s.e("${second}")]).then(s.bind(s,${id}))`
    : `s.e("${first}").then(s.bind(s,${id}))`;
  return `0x${index}:[()=>${load},"${request}",${id}]`;
}).join(',')}}}}])`;
const NAMES = {'@theme/Home': 'home', '@theme/Frame': 'frame', '@theme/Doc': 'doc', '@site/ley.mdx': 'text'};
let dir = '';

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'parts-'));
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(dir, name), text);
  write(
    'registry.js',
    Object.entries(NAMES)
      .map(([request, chunk]) => `import(/* webpackChunkName: "${chunk}" */ "${request}")`)
      .join('\n'),
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/-1a': {__comp: 'home', __context: {plugin: 'unused'}},
      '/-2b': {__comp: 'frame', __props: 'unused'},
      '/ley-3c': {__comp: 'doc', content: 'text'},
    }),
  );
  const js = (file: string) => ({js: [{publicPath: `/assets/js/${file}.js`}]});
  write(
    'client-manifest.json',
    JSON.stringify({
      assets: Object.fromEntries(['c1', 'c2', 'c3', 'c4', 'c5', 'c9'].map((id) => [id, js(id)])),
    }),
  );
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

describe('what a page needs', () => {
  const needs = (address: string) => needsOf(routes, dir, BUILT)(address);

  it('are its parts, its frame’s and what they share, and no other page’s', () => {
    expect(needs('/ley')).toEqual({
      files: ['c2', 'c9', 'c3', 'c4'].map((name) => `/assets/js/${name}.js`),
      parts: {chunks: ['c2', 'c9', 'c3', 'c4'], routes: [{__comp: 2}, {__comp: 3, content: 4000}]},
    });
    expect(needs('/').parts).toEqual({chunks: ['c1'], routes: [{__comp: 1}]});
  });

  it('is the not-found page where there is no route', () => {
    expect(needs('/404').parts).toEqual({chunks: ['c5'], routes: [{__comp: 5}]});
  });

  it('stops the build when the registry reads otherwise', () => {
    expect(() => readRegistry('let n={}')).toThrow('does not read as expected');
  });
});

describe('nameParts', () => {
  const needs = {files: ['/a/part.js'], parts: {chunks: ['1'], routes: [{__comp: 2}]}};

  it('names the parts before the script that starts everything', () => {
    expect(
      nameParts('<script src=/a/run.js defer></script><script src=/a/main.js defer></script>', needs),
    ).toBe(
      '<script src=/a/run.js defer></script>' +
        '<script type="application/json" id="page-parts">{"chunks":["1"],"routes":[{"__comp":2}]}</script>' +
        '<script src="/a/part.js" defer></script><script src=/a/main.js defer></script>',
    );
  });

  it('stops the build at a page without scripts', () => {
    expect(() => nameParts('<p>', needs)).toThrow('no script that waits');
  });
});
