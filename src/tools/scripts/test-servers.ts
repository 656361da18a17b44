import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {ADDRESSES, judge} from '../../../tests/support/addresses';
import {follow, rawRequest, type RawResponse} from '../../../tests/support/raw-request';
import {sentHeaders} from '../../../tests/support/site';
import {ensureCommand} from './lib.mjs';

// `npm run test:servers`: tries the nginx and Caddy configurations of README.md on the real servers,
// with the built site, at the root and under a sub-path. `-- --load` adds a short load on nginx.
// What is tried is what is written down: the blocks are read from README.md.

const README = fs.readFileSync('README.md', 'utf8');
const SITES = [
  {name: 'raíz', base: '', dir: 'build'},
  {name: 'subruta', base: '/catedra', dir: 'build-subpath'},
] as const;

const CONTENT_TYPES: readonly (readonly [path: string, type: RegExp])[] = [
  ['/rieeb', /^text\/html; charset=utf-8$/i],
  ['/rieeb.md', /^text\/markdown; charset=utf-8$/i],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/informe-ejecutivo.pdf', /^application\/pdf$/],
  ['/sitemap.xml', /^(?:text|application)\/xml/],
  ['/llms.txt', /^text\/plain; charset=utf-8$/i],
  ['/sw.js', /^(?:text|application)\/javascript/],
  ['/pagefind/pagefind.js', /^(?:text|application)\/javascript/],
  ['/pagefind/pagefind-entry.json', /^application\/json/],
  ['/pagefind/pagefind.wasm', /^application\/wasm$/],
  ['/img/favicon.svg', /^image\/svg\+xml/],
];

const totals = {passed: 0, failed: 0};
function report(where: string, problem: string): void {
  totals[problem ? 'failed' : 'passed'] += 1;
  if (problem) console.error(`  ✗ ${where}: ${problem}`);
}

/** A code block of README.md, without the indentation of its list. */
function block(language: string): string {
  const match = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(README);
  if (!match) throw new Error(`README.md no tiene un bloque «${language}».`);
  return match[2]!.replaceAll(new RegExp(`^${match[1]}`, 'gm'), '');
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

interface Site {
  readonly root: string;
  readonly base: string;
  readonly port: number;
}

/** The two things that README.md tells the reader to change, and the port. */
const adapt = (config: string, {root, base}: Site): string =>
  config.replaceAll('/srv/catedra-emocional', root).replaceAll('/404.html', `${base}/404.html`);

function nginxConfig(site: Site, folder: string): string {
  const own = adapt(block('nginx'), site).replace('listen 80;', `listen 127.0.0.1:${site.port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}\nworker_processes 2;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\ndefault_type application/octet-stream;\nsendfile on;\naccess_log off;\n${temporary}\n${own}\n}\n`;
}

const caddyConfig = (site: Site): string =>
  `{\n\tadmin off\n\tauto_https off\n}\n${adapt(block('caddy'), site).replace(/^example\.com/m, `http://127.0.0.1:${site.port}`)}`;

const SERVERS = {
  nginx: (site: Site, folder: string): ChildProcess => {
    const file = path.join(folder, 'nginx.conf');
    fs.writeFileSync(file, nginxConfig(site, folder));
    return spawn('nginx', ['-c', file, '-g', 'daemon off;'], {stdio: ['ignore', 'ignore', 'inherit']});
  },
  caddy: (site: Site, folder: string): ChildProcess => {
    const file = path.join(folder, 'Caddyfile');
    fs.writeFileSync(file, caddyConfig(site));
    const env = {...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder};
    const log = fs.openSync(path.join(folder, 'caddy.log'), 'a');
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: ['ignore', log, log],
      env,
    });
  },
} as const;

async function waitFor(port: number, base: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      await rawRequest(port, `${base}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`El servidor no respondió en el puerto ${port}.`);
}

/** What `_headers` asks of Netlify and Cloudflare Pages, without the content policy, which is looked at apart. */
const hostHeaders = (dir: string): [string, string][] =>
  Object.entries(sentHeaders(dir))
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .filter(([name]) => name !== 'content-security-policy');

const directives = (policy: string): Map<string, string> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  );

/** The header has the whole policy of `_headers` but the scripts and styles, whose hashes change with them. */
function policyProblem(own: string, dir: string): string {
  const wanted = directives(sentHeaders(dir)['Content-Security-Policy'] ?? '');
  for (const name of ['default-src', 'script-src', 'style-src']) wanted.delete(name);
  const sent = directives(own);
  const wrong = [...wanted].filter(([name, sources]) => sent.get(name) !== sources);
  return wrong.map(([name, sources]) => `«${name} ${sources}» no está`).join(', ');
}

/** What no header says here stands in the page. */
const hashesProblem = (html: string): string =>
  /<meta http-equiv="?Content-Security-Policy"? content="default-src 'self'; script-src 'self'[^"]*'sha256-[^"]*style-src 'self' 'sha256-/.test(
    html,
  )
    ? ''
    : 'la página no dice qué guiones y estilos admite';

async function checkHeaders(where: string, {port, base}: Site, dir: string): Promise<void> {
  const script = fs.readdirSync(path.join(dir, 'assets/js')).find((name) => name.startsWith('main.'))!;
  const paths = ['/', '/ley-2491-de-2025', '/no-existe', '/sw.js', `/assets/js/${script}`];
  for (const name of paths) {
    const {headers, body} = await rawRequest(port, base + name);
    const policy = String(headers['content-security-policy'] ?? '');
    report(`${where} ${name} política en la cabecera`, policyProblem(policy, dir));
    if (!name.endsWith('.js'))
      report(`${where} ${name} política en la página`, hashesProblem(body.toString('utf8')));
    for (const [header, value] of hostHeaders(dir)) {
      const own = String(headers[header] ?? '');
      report(
        `${where} ${name} ${header} como en _headers`,
        own === value ? '' : `«${own}», se esperaba «${value}»`,
      );
    }
  }
  const cacheOf = async (name: string): Promise<string> =>
    (await rawRequest(port, base + name)).headers['cache-control'] ?? '';
  const isLong = (value: string): boolean => /max-age=31536000/.test(value) && value.includes('immutable');
  for (const name of [
    '/',
    '/ley-2491-de-2025',
    '/ley-2491-de-2025.html',
    '/sw.js',
    '/no-existe',
    '/assets/js/no-existe.js',
  ]) {
    const value = await cacheOf(name);
    report(`${where} caché de ${name}`, value === 'no-cache' ? '' : `«${value}»`);
  }
  const value = await cacheOf(`/assets/js/${script}`);
  report(`${where} caché de un archivo con huella`, isLong(value) ? '' : `«${value}»`);
}

async function checkFiles(where: string, {port, base}: Site): Promise<void> {
  for (const [name, type] of CONTENT_TYPES) {
    const response: RawResponse = await rawRequest(port, base + name);
    const own = response.headers['content-type'] ?? '';
    report(
      `${where} tipo de ${name}`,
      response.status === 200 && type.test(own) ? '' : `${response.status} «${own}»`,
    );
  }
  const calendar = fs.readdirSync('build/calendario')[0]!;
  const ics = (await rawRequest(port, `${base}/calendario/${calendar}`)).headers['content-type'] ?? '';
  report(`${where} tipo de .ics`, /^text\/calendar; charset=utf-8$/i.test(ics) ? '' : `«${ics}»`);

  for (const name of ['/ley-2491-de-2025', '/pagefind/pagefind.wasm']) {
    const packed = await rawRequest(port, `${base}${name}`, {'accept-encoding': 'gzip'});
    report(`${where} compresión de ${name}`, packed.headers['content-encoding'] === 'gzip' ? '' : 'sin gzip');
  }
  const first = await rawRequest(port, `${base}/ley-2491-de-2025`);
  const again = await rawRequest(port, `${base}/ley-2491-de-2025`, {
    'if-none-match': first.headers.etag ?? '""',
  });
  report(`${where} revalidación`, again.status === 304 ? '' : `estado ${again.status}`);
}

async function checkAddresses(where: string, {port, base}: Site): Promise<void> {
  for (const address of ADDRESSES) {
    const label =
      address.path.length > 60 ? `${address.path.slice(0, 8)}… (${address.path.length})` : address.path;
    const problem = await follow(port, base + address.path).then(
      (outcome) => {
        const isImpossible = typeof address.ends === 'object' && 'refused' in address.ends;
        if (isImpossible) console.log(`  ${label}: estado ${outcome.status}`);
        // nginx lets its configuration answer these as well, and ours does.
        return judge(
          where.startsWith('nginx') && isImpossible ? {...address, ends: 'not-found'} : address,
          outcome,
        );
      },
      (error: Error) => error.message,
    );
    report(`${where} ${label}`, problem);
  }
}

/** A bounded load, on loopback only: five seconds a page, sixteen connections. */
function measureLoad({port, base}: Site, dir: string): void {
  ensureCommand('wrk', 'wrk');
  const chunk = fs
    .readdirSync(path.join(dir, 'pagefind/index'), {recursive: true, encoding: 'utf8'})
    .find((file) => file.endsWith('.pf_index'))!;
  const pages = [
    ['inicio', '/'],
    ['ley', '/ley-2503-de-2025'],
    ['índice del buscador', `/pagefind/index/${chunk}`],
  ] as const;
  console.log('\nCarga sobre nginx (5 s, 16 conexiones, gzip):');
  for (const [name, page] of pages) {
    const address = `http://127.0.0.1:${port}${base}${page}`;
    const {stdout} = spawnSync(
      'wrk',
      ['-t2', '-c16', '-d5s', '--latency', '-H', 'Accept-Encoding: gzip', address],
      {encoding: 'utf8'},
    );
    const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? '?';
    const slowest = /99%\s+(\S+)/.exec(stdout)?.[1] ?? '?';
    const errors = /Non-2xx[^:]*:\s*(\d+)|Socket errors: (.*)/.exec(stdout)?.[0] ?? '';
    console.log(`  ${name.padEnd(22)} ${rate.padStart(10)} por segundo   p99 ${slowest}   ${errors}`);
    report(`carga de ${name}`, rate === '?' || errors ? `sin medida ${errors}` : '');
  }
}

for (const {dir} of SITES) {
  if (fs.existsSync(dir)) continue;
  console.error(
    `Falta ${dir}/. Compile primero: npm run build y BASE_URL=/catedra/ npx docusaurus build --out-dir build-subpath.`,
  );
  process.exit(1);
}
ensureCommand('nginx', 'nginx');
ensureCommand('caddy', 'caddy');

for (const [server, start] of Object.entries(SERVERS)) {
  for (const {name, base, dir} of SITES) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'catedra-servidor-'));
    const root = path.join(folder, 'sitio');
    fs.mkdirSync(root);
    fs.rmdirSync(root);
    if (base) {
      fs.mkdirSync(root);
      fs.symlinkSync(path.resolve(dir), path.join(root, base));
    } else fs.symlinkSync(path.resolve(dir), root);
    const site: Site = {root, base, port: await freePort()};
    const child = start(site, folder);
    const where = `${server} (${name})`;
    console.log(`\n── ${where}`);
    const before = {...totals};
    try {
      await waitFor(site.port, base);
      await checkAddresses(where, site);
      await checkHeaders(where, site, dir);
      await checkFiles(where, site);
      if (server === 'nginx' && !base && process.argv.includes('--load')) measureLoad(site, dir);
    } catch (error) {
      report(where, (error as Error).message);
    } finally {
      child.kill();
    }
    console.log(`  ${totals.passed - before.passed} bien, ${totals.failed - before.failed} mal`);
  }
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
