import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';

import searchIndexPlugin from '.';

it('gives the development server the index of the last build', () => {
  const plugin = searchIndexPlugin({baseUrl: '/catedra/', siteDir: '/sitio'} as LoadContext);
  const {configureWebpack} = plugin as unknown as {configureWebpack: () => unknown};
  expect(configureWebpack()).toEqual({
    devServer: {static: [{directory: '/sitio/build/pagefind', publicPath: '/catedra/pagefind'}]},
  });
});
