import fs from 'node:fs';
import path from 'node:path';
import {isMap, isPair, isScalar, isSeq, visit} from 'yaml';

import {dataDir, dataNames, readData} from './load';
import type {YamlFile} from './yaml';

/** A value that nobody has confirmed, with its place and what belongs there. */
export interface ProvisionalValue {
  readonly file: string;
  readonly line: number;
  /** «phone › href», «repository › url» */
  readonly path: string;
  readonly current: string;
  readonly pending: string;
}

/** Fields that carry the unknown, the most telling first. */
const CARRIERS = ['href', 'url', 'nameSlug', 'youtubeId', 'title', 'name', 'role'] as const;

/** Owners that stand for those of an organisation that nobody has named. */
function provisionalOwners(root: string): ProvisionalValue[] {
  const file = '.github/CODEOWNERS';
  if (!fs.existsSync(path.join(root, file))) return [];
  const seen = new Set<string>();
  return fs
    .readFileSync(path.join(root, file), 'utf8')
    .split(/\r?\n/)
    .flatMap((row, index) => {
      const owner = row.startsWith('#') ? undefined : /@organizacion\/[\w-]+/.exec(row)?.[0];
      if (!owner || seen.has(owner)) return [];
      seen.add(owner);
      const pending = 'Equipo o persona que revisa estos archivos en GitHub, por ejemplo @colegio/editores';
      return [{file, line: index + 1, path: row.split(/\s+/)[0]!, current: owner, pending}];
    });
}

/** Every provisional value of the data folder and of the repository, file by file, from top to bottom. */
export function provisionalValues(dir = dataDir): ProvisionalValue[] {
  const values = dataNames.flatMap((name) => findProvisional(readData(name, dir).source));
  return dir === dataDir ? [...values, ...provisionalOwners(process.cwd())] : values;
}

export function findProvisional(source: YamlFile): ProvisionalValue[] {
  const values: ProvisionalValue[] = [];
  visit(source.document, {
    Map: (_, node, ancestors) => {
      if (node.get('provisional') !== true) return;
      const isVideo = node.has('mark') && node.has('id') && node.has('title') && !node.has('icon');
      const carrier = isVideo ? 'youtubeId' : (CARRIERS.find((key) => node.has(key)) ?? 'provisional');
      const pair = node.items.find(({key}) => isScalar(key) && key.value === carrier);
      const start = pair && isScalar(pair.key) ? pair.key.range?.[0] : node.range?.[0];
      values.push({
        file: source.file,
        line: source.lines.linePos(start ?? 0).line,
        path: [...namesOf([...ancestors, node]), carrier].join(' › '),
        current: node.has(carrier) ? String(node.get(carrier)) : 'sin dato',
        pending: String(node.get('pending') ?? 'el dato confirmado'),
      });
    },
  });
  return values;
}

/** Names on the way to a value: fields, and the ids of list entries. */
function namesOf(steps: readonly unknown[]): string[] {
  return steps.flatMap((step, index) => {
    if (isPair(step) && isScalar(step.key)) return [String(step.key.value)];
    if (!isMap(step) || !isSeq(steps[index - 1])) return [];
    const name = step.get('id') ?? step.get('title') ?? step.get('role');
    return typeof name === 'string' ? [name] : [];
  });
}

/** What a visitor meets of each file: files that are not here hold nothing that a page shows. */
const KINDS: Readonly<Record<string, string>> = {
  contacts: 'los datos de contacto',
  links: 'las direcciones de algunos botones',
  ecosystem: 'los nombres y las direcciones de las plataformas',
  experts: 'los perfiles académicos',
  programme: 'los videos',
  webinar: 'los datos del webinar',
};

/** One line for visitors that names what is not final yet; empty once everything is confirmed. */
export function preparationNote(values: readonly Pick<ProvisionalValue, 'file'>[]): string {
  const names = new Set(values.map(({file}) => file.replace(/^.*\/|\.yaml$/g, '')));
  const kinds = Object.entries(KINDS).flatMap(([name, kind]) => (names.has(name) ? [kind] : []));
  if (kinds.length === 0) return '';
  return `Sitio en preparación: aún son provisionales ${new Intl.ListFormat('es').format(kinds)}.`;
}

/** The list in Spanish, or the good news. */
export function formatProvisional(values: readonly ProvisionalValue[]): string {
  if (values.length === 0) return 'No queda ningún dato provisional. El sitio está listo para publicarse.';
  const title =
    values.length === 1 ? 'Queda 1 dato provisional.' : `Quedan ${values.length} datos provisionales.`;
  const rows = values.map(
    ({file, line, path, current, pending}) =>
      `${file}, línea ${line}\n   Campo: ${path}\n   Valor actual: ${current}\n   Qué poner: ${pending}`,
  );
  const end = 'Al confirmar un dato, cámbielo y borre sus líneas «provisional» y «pending».';
  return [title, ...rows, end].join('\n\n');
}
