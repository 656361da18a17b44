import {closest} from './problems';
import type {DataFiles} from './types';
import type {Path} from './yaml';

/** What a field of this name holds, in data, in the head of a page and in its components: the id of an entry of that file. */
export const REFERENCES = {
  link: 'links',
  closingLink: 'links',
  tool: 'tools',
  course: 'courses',
  partner: 'partners',
  statistics: 'statistics',
} as const;

type Referred = (typeof REFERENCES)[keyof typeof REFERENCES];
/** The ids that each file has; a file that cannot be read is absent, and nothing is said of what refers to it. */
export type Ids = {readonly [N in Referred]?: readonly string[]};

/** The ids of the entries, by file. */
export const idsOf = (data: {readonly [N in Referred]?: DataFiles[N] | undefined}): Ids =>
  Object.fromEntries(
    Object.values(REFERENCES).flatMap((name) => {
      const entries: readonly {readonly id: string}[] | undefined = data[name];
      return entries ? [[name, entries.map(({id}) => id)]] : [];
    }),
  );

export interface UnknownId {
  readonly path: Path;
  readonly found: string;
  readonly expected: string;
  readonly cure: string;
}

/** Every reference to an entry that is not there, at any depth of a value. */
export function unknownIds(value: unknown, ids: Ids, path: Path = []): UnknownId[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]): UnknownId[] => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const file = Object.hasOwn(REFERENCES, key) ? REFERENCES[key as keyof typeof REFERENCES] : undefined;
    const known = file && ids[file];
    if (!known) return unknownIds(part, ids, place);
    // What has not the form of an id has its own message.
    const isUnknown = (id: unknown): id is string =>
      typeof id === 'string' && /^[a-z0-9-]+$/.test(id) && !known.includes(id);
    if (isUnknown(part)) return [unknown(part, file, known, place)];
    return (Array.isArray(part) ? part : []).flatMap((id: unknown, index) =>
      isUnknown(id) ? [unknown(id, file, known, [...place, index])] : [],
    );
  });
}

function unknown(id: string, file: Referred, known: readonly string[], path: Path): UnknownId {
  const slip = closest(id, known);
  return {
    path,
    found: `«${id}»`,
    expected: `el «id» de una entrada de src/data/${file}.yaml: ${known.join(', ')}`,
    cure: `${slip ? `¿quiso escribir «${slip}»? Si no,` : 'corríjalo, o'} agregue primero la entrada a src/data/${file}.yaml.`,
  };
}
