import postcss from 'postcss';

/** Classes and elements that a page has, or that its scripts may put into it. */
export interface Used {
  readonly classes: Set<string>;
  readonly elements: Set<string>;
}

/** The tokens of all `class` attributes of a page. */
export const classesWorn = (html: string): string[] =>
  [...html.matchAll(/ class=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, plain]) =>
    (quoted ?? plain ?? '').split(/\s+/),
  );

const addAll = (set: Set<string>, names: Iterable<string | undefined>): void => {
  for (const name of names) if (name) set.add(name);
};

const tagsIn = (text: string): string[] => [...text.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag!);

/** Adds what a page has in it. */
export function usedByPage(html: string, {classes, elements}: Used): void {
  addAll(classes, classesWorn(html));
  addAll(elements, tagsIn(html));
}

/**
 * Adds what a script could draw: for a class all that stands between quotes and spaces; for an element
 * what is said first in a call (`jsx("p", …)`), and tags in texts.
 */
export function usedByScript(code: string, {classes, elements}: Used): void {
  addAll(
    classes,
    code.split(/["'`\s]+/).filter((word) => word.length < 40),
  );
  addAll(
    elements,
    [...code.matchAll(/\(["'`]([a-z][a-z0-9]*)["'`]/g)].map(([, tag]) => tag),
  );
  addAll(elements, tagsIn(code));
}

/** What an element must be or have; what stands in `:not()`, `:is()` and the like are alternatives. */
function needs(selector: string): {classes: string[]; elements: string[]} {
  const bare = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g, '')
    .replace(/::?[\w-]+/g, '');
  return {
    classes: [...bare.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name]) => name!),
    elements: [...bare.matchAll(/(?<![\w.#-])([a-z][a-z0-9]*)/g)].map(([, name]) => name!),
  };
}

/**
 * A sheet without rules for classes and elements that nothing has: neither the pages it is for nor what
 * their scripts may draw. Not PurgeCSS, which looks for words anywhere: our class names have two letters,
 * and the words of any text would keep nearly all of them.
 *
 * @param css minified
 * @param used what is there or may be; class names with a hyphen stay, for the worker puts some in
 */
export function prune(css: string, {classes, elements}: Used): string {
  const root = postcss.parse(css);
  const isUsed = (selector: string): boolean => {
    const needed = needs(selector);
    return (
      needed.classes.every((name) => name.includes('-') || classes.has(name)) &&
      needed.elements.every((name) => elements.has(name))
    );
  };
  root.walkRules((rule) => {
    const {parent} = rule;
    // The steps of an animation are no selectors.
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)) return;
    const kept = rule.selectors.filter(isUsed);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selector = kept.join(',');
  });
  let isEmptied = true;
  while (isEmptied) {
    isEmptied = false;
    root.walkAtRules((group) => {
      if (group.nodes?.length !== 0) return;
      group.remove();
      isEmptied = true;
    });
  }
  return root.toString();
}
