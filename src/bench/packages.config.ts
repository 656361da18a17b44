import type {Config} from '@docusaurus/types';

import config from '../../docusaurus.config';

// The site's own configuration, with source maps, for `npm run bench -- --packages`. The bundler's cache
// is left out: what it keeps has no maps.
const withMaps: Config = {
  ...config,
  future: {
    ...config.future,
    faster: {...(config.future?.faster as object), rspackPersistentCache: false},
  },
  plugins: [
    ...(config.plugins ?? []),
    () => ({
      name: 'source-maps',
      configureWebpack: (_, isServer) => (isServer ? {} : {devtool: 'hidden-source-map' as const}),
    }),
  ],
};

export default withMaps;
