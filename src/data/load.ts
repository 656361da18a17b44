import fs from 'node:fs';
import path from 'node:path';

import {expertRoute} from '../lib/routes';
import {keepTogether} from '../lib/text';
import {routesOnDisk} from '../content/routes';
import {crossCheck} from './cross-check';
import {entryOf, spanishErrors, toProblems} from './issues';
import {DataError, type Problem} from './problems';
import {schemas} from './schemas';
import type {DataFiles, DataName, Expert} from './types';
import {beside, locate, parseYaml, type YamlFile} from './yaml';

export type {DataFiles, DataName} from './types';

export const dataDir = path.join(process.cwd(), 'src', 'data');
export const dataNames = Object.keys(schemas) as DataName[];

interface Reading<N extends DataName> {
  readonly source: YamlFile;
  readonly problems: readonly Problem[];
  /** Only without problems. */
  readonly data?: DataFiles[N];
}

/** Reads and validates one data file. Throws one Error in Spanish that lists all its problems. */
export function loadData<N extends DataName>(name: N): DataFiles[N] {
  const {data, problems} = readData(name, dataDir);
  if (data === undefined) throw new DataError(problems);
  return data;
}

/** Reads every data file and checks them one against the other. Throws all problems of all files. */
export function validateAll(dir = dataDir): DataFiles {
  const readings = dataNames.map((name) => [name, readData(name, dir)] as const);
  const problems = [...unknownFiles(dir), ...readings.flatMap(([, reading]) => reading.problems)];
  if (problems.length > 0) throw new DataError(problems);

  const data = Object.fromEntries(
    readings.map(([name, reading]) => [name, reading.data]),
  ) as unknown as DataFiles;
  const sources = new Map(readings.map(([name, {source}]) => [name, source]));
  const findings = crossCheck(data, routesOnDisk()).map(
    ({name, path: place, found, expected, cure}): Problem => {
      const source = sources.get(name)!;
      return {
        file: source.file,
        ...locate(source, place),
        ...entryOf(data[name], place),
        found: found ?? 'un valor que no coincide',
        expected,
        cure,
      };
    },
  );
  if (findings.length > 0) throw new DataError(findings);
  return data;
}

/** Reads one file as far as it goes: where its values stand, its problems or its data. */
export function readData<N extends DataName>(name: N, dir: string): Reading<N> {
  const file = path.join(dir, `${name}.yaml`);
  if (!fs.existsSync(file)) {
    const problem = {
      file: label(`${name}.yaml`),
      found: 'nada: el archivo no existe',
      expected: `un archivo llamado ${name}.yaml`,
      cure: 'recupérelo del historial del repositorio, o devuélvale su nombre.',
    };
    return {source: parseYaml(problem.file, new Uint8Array()), problems: [problem]};
  }
  const source = parseYaml(label(`${name}.yaml`), fs.readFileSync(file));
  if (source.problems.length > 0) return {source, problems: source.problems};

  if (source.document.contents === null) {
    const problem = {
      file: source.file,
      line: 1,
      column: 1,
      found: 'un archivo sin datos',
      expected: 'sus entradas',
      cure: 'recupérelas del historial del archivo («History»).',
    };
    return {source, problems: [problem]};
  }
  const raw = withExpertRoutes(name, source.document.toJS(), () => expertsOf(dir));
  const result = schemas[name].safeParse(raw, {error: spanishErrors});
  const issues = result.success ? [] : toProblems(source, raw, result.error.issues);
  const problems = [...source.slips, ...beside(source.slips, issues)];
  if (!result.success || problems.length > 0) return {source, problems};
  return {source, problems: [], data: keepNumbersTogether(result.data) as DataFiles[N]};
}

function label(file: string): string {
  return `src/data/${file}`;
}

function unknownFiles(dir: string): Problem[] {
  return fs
    .readdirSync(dir)
    .filter(
      (file) =>
        // Code, notes for editors and the list of published anchors lie here too.
        !/\.ts$|^schemas$|^README\.md$|^published-anchors\.json$|^\./.test(file) &&
        !dataNames.some((name) => file === `${name}.yaml`),
    )
    .map((file) => ({
      file: label(file),
      found: 'un archivo que el sitio no conoce',
      expected: `solo estos archivos: ${dataNames.map((name) => `${name}.yaml`).join(', ')}`,
      cure: 'borre el archivo, o corrija su nombre.',
    }));
}

function expertsOf(dir: string): readonly Expert[] {
  return readData('experts', dir).data ?? [];
}

/**
 * `to: expert:one` becomes the route of that profile, and its menu entry gets the profile's label, so
 * that a name stands in one file; so does a key that names a part of it, `expert:two#aportes`. An unknown
 * profile stays as typed, for the schema to refuse.
 */
function withExpertRoutes(name: DataName, value: unknown, experts: () => readonly Expert[]): unknown {
  if (Array.isArray(value)) return value.map((part) => withExpertRoutes(name, part, experts));
  if (value === null || typeof value !== 'object') return value;
  // While experts.yaml is broken, its own problems are reported; the home page keeps them from repeating here.
  const expertOf = (text: string): Expert | undefined => experts().find(({id}) => text.includes(`:${id}`));
  const routed = (text: string): string =>
    text.replace(/^expert:(?:one|two)(?=#|$)/, (named) => {
      const expert = expertOf(named);
      return expert ? expertRoute(expert) : '/';
    });
  const entry: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [routed(key), withExpertRoutes(name, part, experts)]),
  );
  if (typeof entry.to !== 'string' || routed(entry.to) === entry.to) return entry;
  const label = name === 'navigation' ? {label: expertOf(entry.to)?.menuLabel ?? 'Perfil'} : {};
  return {...label, ...entry, to: routed(entry.to)};
}

function keepNumbersTogether(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value);
  if (Array.isArray(value)) return value.map(keepNumbersTogether);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keepNumbersTogether(part)]));
}
