import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: {alias: {'@site': root}},
  // The project's tsconfig keeps JSX as it is, for the bundler; tests need it compiled.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // How long a machine takes is not what is tested.
    testTimeout: 60_000,
    // All cores, where Vitest would leave one free.
    maxWorkers: '100%',
    // To load the site's code anew for each file took half of the time.
    isolate: false,
    globalSetup: './tests/support/temp.ts',
    projects: [
      {extends: true, test: {name: 'unit', include: ['src/**/*.test.ts']}},
      // These read the built site in `build/` and `build-subpath/`.
      {extends: true, test: {name: 'content', include: ['tests/content/**/*.test.ts']}},
      // The papers in LibreOffice, by `npm run test:word`.
      {extends: true, test: {name: 'word', include: ['tests/word/**/*.test.ts'], testTimeout: 180_000}},
      // Firefox and WebKit, by `npm run test:engines`.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
