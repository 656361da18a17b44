import fs from 'node:fs';
import path from 'node:path';
import {isMap, isPair, isScalar, isSeq, visit} from 'yaml';
import * as z from 'zod';

import {dataDir, dataNames, readData} from './load';
import {schemas} from './schemas';
import type {Path, YamlFile} from './yaml';

/** A value that nobody has confirmed, with its place and what belongs there. */
export interface ProvisionalValue {
  readonly file: string;
  readonly line: number;
  /** «phone › href», «repository › url» */
  readonly path: string;
  readonly current: string;
  readonly pending: string;
  /** What it is to a visitor, «los datos de contacto»; nothing for what no page shows. */
  readonly kind?: string;
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
  const values = dataNames.flatMap((name) => findProvisional(readData(name, dir).source, schemas[name]));
  return dir === dataDir ? [...values, ...provisionalOwners(process.cwd())] : values;
}

/** Every provisional value of a file, each with the kind that the schema of the file gives it. */
export function findProvisional(source: YamlFile, schema: z.ZodType): ProvisionalValue[] {
  const values: ProvisionalValue[] = [];
  visit(source.document, {
    Map: (_, node, ancestors) => {
      if (node.get('provisional') !== true) return;
      const isVideo = node.has('mark') && node.has('id') && node.has('title') && !node.has('icon');
      const carrier = isVideo ? 'youtubeId' : (CARRIERS.find((key) => node.has(key)) ?? 'provisional');
      const pair = node.items.find(({key}) => isScalar(key) && key.value === carrier);
      const start = pair && isScalar(pair.key) ? pair.key.range?.[0] : node.range?.[0];
      const kind = kindAt(schema, stepsOf([...ancestors, node]));
      values.push({
        ...(kind && {kind}),
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

/** The way to a value in the data: names of fields and places in lists. */
function stepsOf(nodes: readonly unknown[]): Path {
  return nodes.flatMap((node, index): Path => {
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
    const list = nodes[index - 1];
    return isSeq(list) ? [list.items.indexOf(node)] : [];
  });
}

/** What the schema calls the kind of an entry that may be provisional: `provisional('los videos')`. */
function kindAt(schema: z.ZodType, steps: Path): string | undefined {
  type Part = z.core.JSONSchema.JSONSchema;
  const entry = steps.reduce<Part | undefined>(
    (part, step) => (typeof step === 'number' ? part?.items : part?.properties?.[String(step)]) as Part,
    z.toJSONSchema(schema),
  );
  const mark = entry?.properties?.['provisional'] as {readonly kind?: string} | undefined;
  return mark?.kind;
}

/** One line for visitors that names what is not final yet; empty once everything is confirmed. */
export function preparationNote(values: readonly Pick<ProvisionalValue, 'kind'>[]): string {
  const kinds = [...new Set(values.flatMap(({kind}) => kind ?? []))];
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
