import postcss from 'postcss';

/** What a page has in it, or what its scripts may put there. */
export interface Used {
  readonly classes: Set<string>;
  readonly elements: Set<string>;
  /** Of `MARKUP_ONLY`: `name`, and `name=value` or, of a value that a script works out, `name=*`. */
  readonly attributes: Set<string>;
}

export const nothingUsed = (): Used => ({classes: new Set(), elements: new Set(), attributes: new Set()});

/** Attributes that stand in the markup and that no script changes. */
const MARKUP_ONLY = ['data-art', 'data-layout'];
const ATTRIBUTE = new RegExp(`\\[(${MARKUP_ONLY.join('|')})(?:="?([\\w-]+)"?)?\\]`, 'g');
const IN_PAGE = new RegExp(` (${MARKUP_ONLY.join('|')})(?:="?([\\w-]*)"?)?(?=[ >])`, 'g');
const IN_SCRIPT = new RegExp(`"(${MARKUP_ONLY.join('|')})":(?:"([\\w-]*)")?`, 'g');

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
export function usedByPage(html: string, {classes, elements, attributes}: Used): void {
  addAll(classes, classesWorn(html));
  addAll(elements, tagsIn(html));
  for (const [, name, value] of html.matchAll(IN_PAGE)) addAll(attributes, [name, `${name}=${value}`]);
}

/**
 * Adds what a script could draw: for a class all that stands between quotes and spaces; for an element
 * what is said first in a call (`jsx("p", …)`), and tags in texts.
 */
export function usedByScript(code: string, {classes, elements, attributes}: Used): void {
  addAll(
    classes,
    code.split(/["'`\s]+/).filter((word) => word.length < 40),
  );
  addAll(
    elements,
    [...code.matchAll(/\(["'`]([a-z][a-z0-9]*)["'`]/g)].map(([, tag]) => tag),
  );
  addAll(elements, tagsIn(code));
  for (const [, name, value = '*'] of code.matchAll(IN_SCRIPT))
    addAll(attributes, [name, `${name}=${value}`]);
}

/** What an element must be or have; what stands in `:not()`, `:is()` and the like are alternatives. */
function needs(selector: string): {
  classes: string[];
  elements: string[];
  attributes: [name: string, value: string | undefined][];
} {
  // Three levels of brackets are more than any selector of the site has.
  const outside = selector.replace(/\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g, '');
  const bare = outside.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+/g, '');
  return {
    classes: [...bare.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name]) => name!),
    elements: [...bare.matchAll(/(?<![\w.#-])([a-z][a-z0-9]*)/g)].map(([, name]) => name!),
    attributes: [...outside.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value]),
  };
}

/**
 * A sheet without rules for classes, elements and attributes that nothing has: neither the pages it is
 * for nor what their scripts may draw. Not PurgeCSS, which looks for words anywhere: our class names have
 * two letters, and the words of any text would keep nearly all of them.
 *
 * @param css minified
 * @param used what is there or may be; class names with a hyphen stay, for the worker puts some in
 */
export function prune(css: string, {classes, elements, attributes}: Used): string {
  const root = postcss.parse(css);
  const isUsed = (selector: string): boolean => {
    const needed = needs(selector);
    return (
      needed.classes.every((name) => name.includes('-') || classes.has(name)) &&
      needed.elements.every((name) => elements.has(name)) &&
      needed.attributes.every(([name, value]) =>
        value === undefined
          ? attributes.has(name)
          : attributes.has(`${name}=${value}`) || attributes.has(`${name}=*`),
      )
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
