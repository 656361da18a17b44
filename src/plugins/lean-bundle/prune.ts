/** A rule without a block in it: selectors (after what may stand before them) and declarations. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const EMPTY_GROUP = /@(?:media|supports|layer|container)[^{};]*\{\}/g;

/** The classes that an element must have; those inside `:not()`, `:is()` and the like are alternatives. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(
    ([, name]) => name!,
  );

/** Selectors of a list; a comma in brackets divides nothing. */
function listOf(selectors: string): string[] {
  const list = [''];
  let depth = 0;
  for (const character of selectors) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) list.push('');
    else list[list.length - 1] += character;
  }
  return list;
}

/** What could be the name of a class in a script: all that stands between quotes and spaces. */
export const namesIn = (code: string): string[] => code.split(/["'`\s]+/).filter((word) => word.length < 40);

/**
 * A sheet without rules for classes that nothing wears: neither the pages it is for nor what their
 * scripts may draw. Not PurgeCSS, which looks for words anywhere: our class names have two letters, and
 * the words of any text would keep nearly all of them.
 *
 * @param used names that are worn or may be; names with a hyphen stay, for the worker puts some in
 */
export function prune(css: string, used: ReadonlySet<string>): string {
  const isUsed = (name: string): boolean => name.includes('-') || used.has(name);
  let pruned = css.replace(RULE, (rule, selectors: string, declarations: string) => {
    if (selectors.trim().startsWith('@')) return rule;
    const kept = listOf(selectors).filter((selector) => classesOf(selector).every(isUsed));
    return kept.length > 0 ? `${kept.join(',')}{${declarations}}` : '';
  });
  let before = '';
  while (before !== pruned) [before, pruned] = [pruned, pruned.replace(EMPTY_GROUP, '')];
  return pruned;
}
