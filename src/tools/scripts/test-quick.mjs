import {spawnSync} from 'node:child_process';
import {testBrowsers} from './browser.mjs';
import {run} from './lib.mjs';

// `npm run test:quick -- /ruta…`: all that is asked of some pages, of the build that is there, and of the
// files that are changed. All steps run, also after a failure.

const routes = process.argv.slice(2);
if (routes.length === 0 || routes.some((route) => !route.startsWith('/'))) {
  console.error('Diga qué páginas: npm run test:quick -- /ley-2491-de-2025 /rieeb');
  process.exit(1);
}

const {stdout} = spawnSync('git', ['diff', '--name-only', '--diff-filter=d', 'HEAD'], {encoding: 'utf8'});
const changed = stdout.split('\n').filter(Boolean);
// Tests name a page by its address or by its file.
const names = routes
  .flatMap((route) => [`(?:^| )${route} `, ` ${route.slice(1) || 'index'}\\.html$`])
  .join('|');

const steps = {
  'Formato (Prettier)': ['prettier', '--check', '--ignore-unknown', 'package.json', ...changed],
  'Textos y datos': ['jiti', 'src/tools/scripts/check-content.ts'],
  'Tipos (TypeScript)':
    'tsc --noEmit -p . --incremental --tsBuildInfoFile node_modules/.cache/tsc.json'.split(' '),
  'El sitio compilado': `vitest run --config tests/vitest.config.mts --project content -t`
    .split(' ')
    .concat(names),
  Navegador: 'playwright test --config tests/playwright.config.ts e2e/pages -g'.split(' ').concat(names),
};
const env = await testBrowsers();
const failures = Object.entries(steps).filter(([name, command]) => {
  console.log(`\n── ${name}`);
  return run('npx', command, env) !== 0;
});

console.log(
  failures.length === 0 ? '\nTodo pasó.' : `\nNo pasó: ${failures.map(([name]) => name).join(', ')}`,
);
process.exit(failures.length === 0 ? 0 : 1);
