import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'yaml';

/** What is budgeted, and how a message calls it. */
const RESOURCES = {
  html: 'HTML',
  css: 'CSS',
  fonts: 'fuentes',
  images: 'imágenes',
  scriptBefore: 'script antes de la primera intención',
  scriptAfter: 'script después de la primera intención',
  requestsBefore: 'descargas antes de la primera intención',
} as const;

export type Resource = keyof typeof RESOURCES;

/** A file of a page and its bytes as they travel. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
}

/** What a page was found to bring. A resource that was not measured is missing. */
export type Found = {readonly [R in Resource]?: readonly Part[]};

export interface Budget {
  readonly routes: readonly string[];
  /** Kilobytes, or a count for requests. */
  readonly limits: {readonly [R in Resource]: number};
}

export const packed = (body: Uint8Array | string): number => brotliCompressSync(body).length;

/**
 * Reads the table of budgets.
 *
 * @throws Error in Spanish when a limit is missing, not a number or not known
 */
export function readBudgets(text: string): Readonly<Record<string, Budget>> {
  const budgets = parse(text) as Record<string, Budget>;
  const names = Object.keys(RESOURCES);
  for (const [kind, {routes, limits}] of Object.entries(budgets)) {
    if (!Array.isArray(routes) || routes.length === 0)
      throw new Error(`${kind}: faltan las rutas («routes»).`);
    for (const name of new Set([...names, ...Object.keys(limits)])) {
      const limit = (limits as Readonly<Record<string, unknown>>)[name];
      if (!names.includes(name))
        throw new Error(`${kind}: «${name}» no se mide. Los límites son ${names.join(', ')}.`);
      if (typeof limit !== 'number' || limit < 0)
        throw new Error(`${kind}: el límite «${name}» es «${String(limit)}»; escriba un número.`);
    }
  }
  return budgets;
}

export const BUDGETS = readBudgets(fs.readFileSync(path.join(__dirname, '../budgets.yaml'), 'utf8'));

const spanish = (value: number): string => value.toFixed(1).replace('.', ',');

/** One line for each budget that a page exceeds, with the files that make it up, heaviest first. */
export function overruns(route: string, found: Found, limits: Budget['limits']): string[] {
  return (Object.keys(RESOURCES) as Resource[]).flatMap((resource) => {
    const parts = found[resource];
    if (!parts) return [];
    const limit = limits[resource];
    const isCount = resource === 'requestsBefore';
    const value = isCount ? parts.length : parts.reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
    if (value <= limit) return [];
    const files = [...parts]
      .sort((a, b) => b.bytes - a.bytes)
      .map(({name, bytes}) => (parts.length === 1 ? name : `${name} (${spanish(bytes / 1000)} kB)`));
    const told = isCount
      ? `${value}; el límite es ${limit}`
      : `${spanish(value)} kB; el límite es ${limit} kB`;
    return [`${route}: ${RESOURCES[resource]} ${told}: ${files.join(', ')}`];
  });
}
