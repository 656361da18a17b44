import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {commitAll, copyProject} from '../copy-project';
import {BUILDS} from '../scripts/lib.mjs';
import {chooseVersions, messageOf, rowsFor} from './choose';

// `npm run upgrade:drill`: what another version of Docusaurus would break, tried on a copy outside the project.
// Versions may be named after `--`.

const MANIFEST = 'package.json';
const manifest = fs.readFileSync(MANIFEST, 'utf8');
const current = /"@docusaurus\/core": "([^"]+)"/.exec(manifest)![1]!;
const register = fs.readFileSync('src/plugins/README.md', 'utf8');

function run(cwd: string, command: string, args: readonly string[], env = {}) {
  // Builds and tests find the browser and the registry as they do in the project.
  const options = {cwd, env: {...process.env, ...env}, encoding: 'utf8', maxBuffer: 1 << 28} as const;
  const {status, stdout, stderr} = spawnSync(command, args, options);
  return {isPassed: status === 0, output: `${stdout}${stderr}`};
}

/** Tries one version and prints each step. Returns whether all of them passed. */
function drill(version: string): boolean {
  console.log(`\nDocusaurus ${version}`);
  const folder = copyProject('upgrade-drill-');
  const step = (name: string, command: string, args: readonly string[], env = {}): boolean => {
    const {isPassed, output} = run(folder, command, args, env);
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name}`);
    if (isPassed) return true;
    console.log(messageOf(output).replace(/^/gm, '    '));
    const rows = rowsFor(output, register);
    if (rows.length > 0) console.log(['  Where to look, in src/plugins/README.md:', ...rows].join('\n  '));
    return false;
  };
  try {
    fs.writeFileSync(
      path.join(folder, MANIFEST),
      manifest.replace(/("@docusaurus\/[^"]+": )"[^"]+"/g, `$1"${version}"`),
    );
    if (!step('install', 'npm', ['install', '--engine-strict', '--no-audit', '--no-fund'])) return false;
    commitAll(folder);
    const built = BUILDS.map(
      ({dir, baseUrl, env}) =>
        step(`build ${dir}`, 'npx', ['docusaurus', 'build', '--out-dir', dir], {...env, BASE_URL: baseUrl}) &&
        step(`print ${dir}`, 'npx', ['jiti', 'src/tools/scripts/print.ts', dir], {BASE_URL: baseUrl}),
    );
    const isTyped = step('types', 'npx', ['tsc', '--noEmit', '-p', '.']);
    const tests = ['vitest', 'run', '--config', 'tests/vitest.config.mts', '--project', 'content'];
    return built.every(Boolean) && step('content tests', 'npx', tests) && isTyped;
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

const asked = process.argv.slice(2);
const versionsOf = (name: string): string[] =>
  JSON.parse(run('.', 'npm', ['view', name, 'versions', '--json']).output) as string[];
const names = [...manifest.matchAll(/"(@docusaurus\/[^"]+)": "/g)].map(([, name]) => name!);
const results = (asked.length > 0 ? asked : chooseVersions(current, names.map(versionsOf))).map(drill);
process.exit(results.every(Boolean) ? 0 : 1);
