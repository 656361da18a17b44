import registry from '@generated/registry';

// The bundler makes a file of each part that is imported from somewhere, and only then. This is the
// somewhere: never loaded, and removed after the build has read from it what each part is called
// (`page-parts.ts`). The form of the last entry is that of Docusaurus's own.
export default {
  ...(registry as object),
  '*': [
    () => import(/* webpackChunkName: "not-found" */ '@theme/NotFound'),
    '@theme/NotFound',
    (require as unknown as {resolveWeak: (request: string) => number}).resolveWeak('@theme/NotFound'),
  ],
};
