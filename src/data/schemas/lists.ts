import * as z from 'zod';

import {say, withRule, type Add} from './common';

/** Lists of entries that are known by an id. */

interface ListRules {
  /** Ids that must all be there; in this order when `ordered`. */
  readonly ids?: readonly string[];
  readonly ordered?: boolean;
  /** Name of the identifying field; `id` unless told. */
  readonly key?: string;
}

/** A list of entries with unique ids. */
export function list<Item extends z.ZodType>(item: Item, {ids, ordered, key = 'id'}: ListRules = {}) {
  return withRule(z.array(item), (value, add) => {
    if (!Array.isArray(value)) return;
    const found = value.map((entry: unknown) => keyOf(entry, key));
    addRepeated(found, key, add);
    for (const name of ids ?? []) {
      if (!found.includes(name))
        add(
          [],
          say(
            `una entrada con «${key}: ${name}»`,
            `agregue la entrada, que comienza con «- ${key}: ${name}».`,
          ),
        );
    }
    if (ordered && ids) {
      const index = found.findIndex((name, position) => name !== ids[position]);
      if (index !== -1 && found.length === ids.length && ids.every((name) => found.includes(name))) {
        add([index, key], say(`el orden ${ids.join(', ')}`, `ponga aquí la entrada «${ids[index]}».`));
      }
    }
  });
}

function addRepeated(found: readonly (string | undefined)[], key: string, add: Add): void {
  found.forEach((name, index) => {
    if (name !== undefined && found.indexOf(name) < index) {
      add(
        [index, key],
        say(`un «${key}» distinto en cada entrada`, `cambie este «${name}», o borre la entrada repetida.`),
      );
    }
  });
}

function keyOf(entry: unknown, key: string): string | undefined {
  const value =
    typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}
