import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

// What `npm start` and `npm test` need before anything is installed: only Node's own modules.

const STAMP = 'node_modules/.package-lock.json';

/** The two builds that tests read: how `docusaurus build` makes each, and the address it stands under. */
export const BUILDS = [
  {dir: 'build', baseUrl: '/', env: {}},
  // This copy of the site also carries what the site itself may not have: an official text, and a page with
  // pictures and a file.
  {
    dir: 'build-subpath',
    baseUrl: '/catedra/',
    env: {OFFICIAL_TEXT_DIR: 'tests/fixtures/official-text', EXTRA_DIR: 'tests/fixtures/extra'},
  },
];

/** Runs a command with its output on the terminal. Returns its exit code. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}

/** Runs a command and ends the process with its code if it fails. */
export function must(command, args, env) {
  const code = run(command, args, env);
  if (code !== 0) process.exit(code);
}

/** Installs the locked packages when they are missing or older than the lock file. */
export function ensurePackages() {
  const isFresh =
    fs.existsSync(STAMP) && fs.statSync(STAMP).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
  if (isFresh) return;
  console.log('Instalando los paquetes del proyecto…');
  must('npm', ['ci', '--no-audit', '--no-fund']);
}

const isThere = (command) => spawnSync('which', [command]).status === 0;

/** Installs a Debian package when its command is missing, or ends the process with the cure. */
export function ensureCommand(command, packageName) {
  if (isThere(command)) return;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    console.log(`Instalando ${packageName}…`);
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '--no-install-recommends', packageName], {
      DEBIAN_FRONTEND: 'noninteractive',
      RUNLEVEL: '1',
    });
  }
  if (isThere(command)) return;
  console.error(`Falta ${command}. Instálelo («apt-get install ${packageName}») y repita la orden.`);
  process.exit(1);
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** The first free port from `first` on, among twenty. */
export async function findPort(first) {
  for (let port = first; port < first + 20; port += 1) {
    if (await isFree(port)) return port;
  }
  console.error(
    `No hay un puerto libre entre ${first} y ${first + 19}. Cierre algún servidor e intente de nuevo.`,
  );
  process.exit(1);
}
