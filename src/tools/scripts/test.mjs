import fs from 'node:fs';
import path from 'node:path';
import {testBrowsers} from './browser.mjs';
import {BUILDS, ensurePackages, run} from './lib.mjs';

// `npm test`: installs what is missing and runs every check. All steps run, also after a failure, so
// that one run tells everything; the last line counts them. On GitHub each part has a job: `npm test -- texts`
// (`code`, `site`, `browser`) makes that part alone, the last with what Playwright is told after it.

const OUTPUT = 'tests/.output';
const [part, ...playwrightArgs] = process.argv.slice(2);
const wants = (...names) => part === undefined || names.includes(part);
const onGitHub = process.env.GITHUB_ACTIONS === 'true';

ensurePackages();
const browsers = wants('site', 'browser') ? await testBrowsers() : {};
fs.rmSync(OUTPUT, {recursive: true, force: true});
fs.mkdirSync(OUTPUT, {recursive: true});

const totals = {passed: 0, failed: 0};
const failures = [];

/** A step that either passes or fails as one check. */
function check(name, command, args, env) {
  console.log(`\n── ${name}`);
  const isPassed = run(command, args, env) === 0;
  totals[isPassed ? 'passed' : 'failed'] += 1;
  if (!isPassed) failures.push(name);
  return isPassed;
}

/** A step whose runner counts its own tests. */
function suite(name, command, args, env, readCounts) {
  console.log(`\n── ${name}`);
  const code = run(command, args, env);
  const counts = readCounts();
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  // A runner that stops before its tests, or runs none, is a failure too.
  if (code !== 0 && counts.failed === 0) totals.failed += 1;
  if (code === 0 && counts.passed === 0) totals.failed += 1;
  if (code !== 0 || counts.passed === 0) failures.push(name);
}

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

function vitest(name, project) {
  const file = `${OUTPUT}/${project}.json`;
  suite(
    name,
    'npx',
    [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.mts',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      ...(onGitHub ? ['--reporter=github-actions'] : []),
      `--outputFile.json=${file}`,
    ],
    {},
    () => {
      const report = readJson(file);
      return {passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0};
    },
  );
}

if (wants('texts')) {
  check('Textos y datos', 'npm', ['run', '--silent', 'check:content']);
  check('Largo de las frases', 'npm', ['run', '--silent', 'check:language']);
}
if (wants('code')) {
  check('Formato (Prettier)', 'npm', ['run', '--silent', 'format:check', '--', '--log-level', 'warn']);
  check('Estilo del código (ESLint)', 'npm', ['run', '--silent', 'lint']);
  vitest('Pruebas unitarias', 'unit');
}
let isBuilt = true;
if (wants('site', 'browser')) {
  for (const {dir, baseUrl, env} of BUILDS) {
    const variables = {...env, BASE_URL: baseUrl};
    isBuilt &= check(`Compilación en ${dir}`, 'npx', ['docusaurus', 'build', '--out-dir', dir], variables);
    check(`PDF de ${dir}`, 'npx', ['jiti', 'src/tools/scripts/print.ts', dir], {...variables, ...browsers});
    check(`Lo que quedó en ${dir}`, 'npx', ['jiti', 'src/tools/scripts/check-built.ts', dir], variables);
  }
}
if (wants('site')) {
  // Types come after the builds, which write the modules that they import.
  check('Tipos (TypeScript)', 'npm', ['run', '--silent', 'typecheck']);
  if (isBuilt) vitest('El sitio compilado', 'content');
}
if (isBuilt && wants('browser')) {
  // Absolute: the runner reads a relative name from the folder of its configuration.
  const file = path.resolve(OUTPUT, 'playwright.json');
  suite(
    'Navegador',
    'npx',
    [
      ...['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      // `dot` tells what failed at the end, where it is read even if a log keeps only its last lines.
      `--reporter=dot,json${onGitHub ? ',github' : ''}`,
      ...playwrightArgs,
    ],
    {...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
    () => {
      const stats = readJson(file)?.stats;
      return {passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0};
    },
  );
}

if (failures.length > 0) console.error(`\nNo pasó: ${failures.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
