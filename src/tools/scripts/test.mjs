import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {testBrowsers} from './browser.mjs';
import {BUILDS, ensurePackages, run} from './lib.mjs';

// `npm test`: installs what is missing and runs every check. All steps run, also after a failure, so
// that one run tells everything; the last line counts them. On GitHub each part has a job: `npm test -- texts`
// (`code`, `site`, `browser`) makes that part alone, the last with what Playwright is told after it.

const OUTPUT = 'tests/.output';
const [part, ...playwrightArgs] = process.argv.slice(2);
const wants = (...names) => part === undefined || names.includes(part);
const execute = promisify(execFile);
const onGitHub = process.env.GITHUB_ACTIONS === 'true';

ensurePackages();
const browsers = wants('site', 'browser') ? await testBrowsers() : {};
fs.rmSync(OUTPUT, {recursive: true, force: true});
fs.mkdirSync(OUTPUT, {recursive: true});

const totals = {passed: 0, failed: 0};
const failures = [];

function note(name, isPassed) {
  totals[isPassed ? 'passed' : 'failed'] += 1;
  if (!isPassed) failures.push(name);
  return isPassed;
}

/** A step that either passes or fails as one check. */
function check(name, command, args, env) {
  console.log(`\n── ${name}`);
  return note(name, run(command, args, env) === 0);
}

/** Checks that keep one core busy each, at the same time; each says what it has to say when it ends. */
const sideBySide = (checks) =>
  Promise.all(
    checks.filter(Boolean).map(async ([name, command, args, env]) => {
      const options = {
        env: {...process.env, ...env},
        maxBuffer: Infinity,
        shell: process.platform === 'win32',
      };
      const {code = 0, stdout, stderr} = await execute(command, args, options).catch((error) => error);
      process.stdout.write(`\n── ${name}\n${stdout}${stderr}`);
      note(name, code === 0);
    }),
  );

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

let isBuilt = true;
const builds = wants('site', 'browser') ? BUILDS : [];
for (const {dir, baseUrl, env} of builds) {
  const variables = {...env, BASE_URL: baseUrl};
  isBuilt &= check(`Compilación en ${dir}`, 'npx', ['docusaurus', 'build', '--out-dir', dir], variables);
}
/** A script of this folder on each build. */
const ofBuilds = (name, script) =>
  builds.map(({dir, baseUrl, env}) => [
    `${name} ${dir}`,
    'npx',
    ['jiti', `src/tools/scripts/${script}.ts`, dir],
    {...env, ...browsers, BASE_URL: baseUrl},
  ]);
const ofPackage = (name, ...script) => [name, 'npm', ['run', '--silent', ...script]];
await sideBySide(ofBuilds('PDF de', 'print'));
await sideBySide([
  ...ofBuilds('Lo que quedó en', 'check-built'),
  wants('texts') && ofPackage('Textos y datos', 'check:content'),
  wants('texts') && ofPackage('Largo de las frases', 'check:language'),
  wants('code') && ofPackage('Formato (Prettier)', 'format:check', '--', '--log-level', 'warn'),
  wants('code') && ofPackage('Estilo del código (ESLint)', 'lint'),
  // Types come after the builds, which write the modules that they import.
  wants('site') && ofPackage('Tipos (TypeScript)', 'typecheck'),
]);
if (wants('code')) vitest('Pruebas unitarias', 'unit');
if (isBuilt && wants('site')) vitest('El sitio compilado', 'content');
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
