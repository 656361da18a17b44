import type * as z from 'zod';

import {meantNumber} from './meant';
import {closest, describe, type Problem} from './problems';
import {ONLY_FIELDS, say} from './schemas/common';
import {locate, sourceText, type Path, type YamlFile} from './yaml';

/** Turns the findings of a schema into problems that an editor can act on. */

const kinds: Record<string, readonly [string, (field: string) => string]> = {
  string: ['un texto', (field) => `${field}: Texto`],
  number: ['un número', (field) => `${field}: 20`],
  int: ['un número entero', (field) => `${field}: 20`],
  boolean: ['true (sí) o false (no)', (field) => `${field}: true`],
  array: ['una lista', (field) => `${field}: y debajo una línea con guion por cada elemento`],
  tuple: ['una lista', (field) => `${field}: [primero, segundo]`],
  object: ['un grupo de campos', (field) => `${field}: y debajo sus campos, con dos espacios más`],
};

/** Messages for what the schemas do not word themselves. */
export const spanishErrors: z.core.$ZodErrorMap = (issue) => {
  const last = issue.path?.at(-1) ?? 'campo';
  // Elements of a list have no name of their own.
  const field = typeof last === 'number' ? '- elemento' : String(last);
  if (issue.code === 'invalid_type') {
    const [expected, example] = kinds[issue.expected] ?? ['otro valor', (name: string) => `${name}: valor`];
    if (issue.input === undefined) return say(expected, `agregue la línea «${example(field)}».`);
    if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof issue.input)) {
      return say(expected, `escríbalo entre comillas: ${field}: "${String(issue.input)}".`);
    }
    const number =
      /^(?:number|int)$/.test(issue.expected) && typeof issue.input === 'string'
        ? meantNumber(issue.input)
        : undefined;
    return say(
      expected,
      number === undefined
        ? `escriba, por ejemplo, «${example(field)}».`
        : `escriba ${number}, sin puntos de miles ni otros signos; los decimales, con punto.`,
    );
  }
  if (issue.code === 'too_small') return say(`al menos ${issue.minimum}`, 'agregue lo que falta.');
  if (issue.code === 'too_big') return say(`como máximo ${issue.maximum}`, 'quite lo que sobra.');
  return say('un valor con la forma de las demás entradas', 'compare con una entrada que funcione.');
};

/** An entry whose id is none of a closed list is told that alone: its other fields are not what is wrong. */
function besideClosedIds(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const closed = issues.filter(({code, path}) => code === 'invalid_value' && path.at(-1) === 'id');
  return issues.filter(
    (issue) =>
      closed.includes(issue) ||
      !closed.some(({path}) => path.slice(0, -1).every((key, index) => issue.path[index] === key)),
  );
}

/** The field that a name which is none most probably means. */
const meantField = (name: string, message: string): string | undefined =>
  closest(name, message.replace(ONLY_FIELDS, '').split(', '));

/** A field whose name was misspelt is told as that alone, not as missing too. */
function besideMisspelt(data: unknown, issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, meantField(key, issue.message)].join('\n'))
        : [],
    ),
  );
  return issues.filter(({path}) => !meant.has(path.join('\n')) || valueAt(data, path) !== undefined);
}

export function toProblems(source: YamlFile, data: unknown, issues: readonly z.core.$ZodIssue[]): Problem[] {
  return besideMisspelt(data, besideClosedIds(issues)).flatMap((issue) => {
    const [expected = '', cure = ''] = issue.message.split('\n');
    const typed = sourceText(source, issue.path);
    // Between quotes goes what was typed: 018000123456 keeps its zero, +57 its sign.
    const kept = typed ? cure.replace(`"${String(valueAt(data, issue.path))}"`, () => `"${typed}"`) : cure;
    const base = {file: source.file, ...entryOf(data, issue.path), expected, cure: kept};
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const slip = meantField(key, issue.message);
        return {
          ...base,
          ...locate(source, issue.path, key),
          field: key,
          found: 'un campo que no existe',
          cure: slip ? `¿quiso escribir «${slip}»?` : 'borre la línea o corrija el nombre del campo.',
        };
      });
    }
    return [{...base, ...locate(source, issue.path), found: found(source, data, issue.path)}];
  });
}

function found(source: YamlFile, data: unknown, path: Path): string {
  const value = valueAt(data, path);
  const typed = sourceText(source, path);
  return typed !== undefined && typed !== String(value)
    ? `${typed}, que YAML lee como ${String(value)}`
    : describe(value);
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key],
    data,
  );
}

/** `['plans', 0, 'price', 'amount']` → entry «plans › starter», field «price.amount». */
export function entryOf(data: unknown, path: Path): Pick<Problem, 'entry' | 'field'> {
  const lastIndex = path.reduce<number>((last, key, index) => (typeof key === 'number' ? index : last), -1);
  const entry = path
    .slice(0, lastIndex + 1)
    .map((key, index) =>
      typeof key === 'number' ? nameOf(valueAt(data, path.slice(0, index + 1)), key) : String(key),
    );
  const field = path
    .slice(lastIndex + 1)
    .map(String)
    .join('.');
  return {...(entry.length > 0 && {entry: entry.join(' › ')}), ...(field !== '' && {field})};
}

function nameOf(value: unknown, index: number): string {
  const {id, name, label, title, aspect} = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  const known = [id, name, label, title, aspect].find((part) => typeof part === 'string');
  return known ? String(known) : `n.º ${index + 1}`;
}
