/** Index of the slide that an address asks for: `#3` is slide 3, and so is `#3#5`. Anything else is the first one. */
export function indexFromHash(hash: string, total: number): number {
  const match = /^#(\d{1,3})(?=#|$)/.exec(hash);
  const number = match ? Number(match[1]) : 1;
  return number >= 1 && number <= total ? number - 1 : 0;
}

export const hashFromIndex = (index: number): string => `#${index + 1}`;
