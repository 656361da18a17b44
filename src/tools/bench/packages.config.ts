import path from 'node:path';
import type {Config} from '@docusaurus/types';

import config from '../../../docusaurus.config';

// The site's own configuration, with source maps, for `npm run bench -- --packages`. The bundler's cache
// is left out: what it keeps has no maps.

const root = process.cwd();

/** Docusaurus reads relative names from the folder of the configuration, which is another here. */
function absolute<T>(value: T): T {
  if (typeof value === 'string') return (/^\.\//.test(value) ? path.resolve(root, value) : value) as T;
  if (Array.isArray(value)) return value.map(absolute) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, absolute(entry)])) as T;
}

const withMaps: Config = {
  ...absolute(config),
  future: {
    ...config.future,
    faster: {...(config.future?.faster as object), rspackPersistentCache: false},
  },
  plugins: [
    ...absolute(config.plugins ?? []),
    () => ({
      name: 'source-maps',
      configureWebpack: (_, isServer) => (isServer ? {} : {devtool: 'hidden-source-map' as const}),
    }),
  ],
};

export default withMaps;
