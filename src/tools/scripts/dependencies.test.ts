import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const direct = {...manifest.dependencies, ...manifest.devDependencies};
const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Locked>};

/** Reason of each package in `.github/DEPENDENCIES.md`. */
function readReasons(text: string): Map<string, string> {
  const rows = text.matchAll(/^\| `([^`]+)`\s*\| (.+?)\s*\|$/gm);
  return new Map([...rows].map(([, name, reason]) => [name!, reason!]));
}

/**
 * Packages that another one asks for beside it, that TypeScript finds by itself, whose command has another name
 * (`tsc`), or that the brief of the project names.
 */
const NOT_IMPORTED =
  /^(?:@types\/.+|@typescript\/native|@docusaurus\/(?:core|faster)|@mdx-js\/react|react-dom|prism-react-renderer)$/;

/** What may be used and passed on without opening our own code. */
const LICENCES =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Apache-2\.0 AND MIT|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|OFL-1\.1|Python-2\.0|WTFPL|\(.*\bMIT\b.*\))$/;

/** Packages whose manifest says something else, read by hand: name as a pattern, and what was found. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  eval: 'MIT, in its LICENSE file',
  format: 'MIT, in its readme',
  'require-like': 'MIT, in its License file',
  '@img/sharp-.+': 'LGPL: library of sharp for each system, called as it is when the site is built',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA: word list of the same check',
  '@cspell/dict-es-es': 'LGPL: word list of a check that runs here and is not passed on',
};

const wasRead = (name: string): boolean =>
  Object.keys(READ_BY_HAND).some((pattern) => new RegExp(`^${pattern}$`).test(name));

/** The code and settings of the project, as one text. */
function everything(): string {
  const walk = (dir: string): string[] =>
    fs.readdirSync(path.join(root, dir), {withFileTypes: true}).flatMap((entry) => {
      const file = path.posix.join(dir, entry.name);
      if (entry.isDirectory()) return /\.output|snapshots|fixtures/.test(file) ? [] : walk(file);
      return /\.(?:[cm]?[jt]sx?|json|css)$/.test(entry.name) && !file.endsWith('dependencies.test.ts')
        ? [file]
        : [];
    });
  const files = [
    ...walk('src'),
    ...walk('tests'),
    ...walk('.config'),
    'docusaurus.config.ts',
    'sidebars.ts',
    'tsconfig.json',
  ];
  return [
    ...files.map(read),
    ...Object.values(manifest.scripts).map((script) => `'${script.split(' ')[0]}'`),
  ].join('\n');
}

describe('direct dependencies', () => {
  const reasons = readReasons(read('.github/DEPENDENCIES.md'));

  it('are listed with a reason each, and nothing else is', () => {
    expect([...reasons.keys()].sort()).toEqual(Object.keys(direct).sort());
    for (const [name, reason] of reasons) expect(reason.length, name).toBeGreaterThan(9);
  });

  it('have exact versions, the same as in the lock file', () => {
    for (const [name, wanted] of Object.entries(direct)) {
      // A package under another name, `npm:typescript@7.0.2`.
      const version = wanted.replace(/^npm:.+@/, '');
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it('are all used', () => {
    const text = everything();
    const unused = Object.keys(direct).filter(
      (name) =>
        !NOT_IMPORTED.test(name) &&
        !new RegExp(`["'\`](?:preset-)?${name.replace(/[/.]/g, '\\$&')}(?:["'\`/]|$)`, 'm').test(text) &&
        // Settings name the preset and the plugins by their short names.
        !new RegExp(`'${name.replace(/^@docusaurus\/(?:preset|plugin)-/, '')}'`).test(text),
    );
    expect(unused).toEqual([]);
  });
});

describe('the whole tree', () => {
  it('has licences that the project may use', () => {
    const strange = Object.entries(packages)
      .filter(([place]) => place !== '')
      .map(([place, {license}]) => ({name: place.replace(/^.*node_modules\//, ''), license}))
      .filter(({name, license}) => !LICENCES.test(license ?? '') && !wasRead(name));
    expect(strange).toEqual([]);
  });

  it('comes whole: each package with its checksum', () => {
    const loose = Object.entries(packages).filter(
      ([place, {integrity}]) => place !== '' && !integrity?.startsWith('sha512-'),
    );
    expect(loose.map(([place]) => place)).toEqual([]);
  });

  it('runs no script of a package when it is installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });
});
