/** The entry with that id. Throws in Spanish with the valid ids: MDX is not type-checked. */
export function findById<T extends {readonly id: string}>(list: readonly T[], id: string, where: string): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) {
    throw new Error(`${where}: no existe «${id}». Use: ${list.map((entry) => entry.id).join(', ')}.`);
  }
  return found;
}
