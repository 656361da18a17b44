/** Reads a page's source just far enough to tell prose from code, comments and tags. */

export interface Attribute {
  readonly name: string;
  /** `undefined` for a bare one (`open`). */
  readonly value?: string;
  readonly kind: 'bare' | 'quoted' | 'braces';
  readonly start: number;
}

export interface Tag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isClosing: boolean;
  readonly isSelfClosing: boolean;
  readonly attributes: readonly Attribute[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Scan {
  readonly text: string;
  /** Start of the text after the front matter. */
  readonly bodyStart: number;
  readonly code: readonly Range[];
  readonly comments: readonly (Range & {readonly kind: 'html' | 'mdx'; readonly inner: string})[];
  /** Addresses between angle brackets: `<https://ejemplo.org>`. */
  readonly autolinks: readonly (Range & {readonly address: string})[];
  readonly tags: readonly Tag[];
  /** Signs that are plain text: `<5`, `{nombre}`. */
  readonly angles: readonly number[];
  readonly braces: readonly number[];
  /** Colons that a letter follows outside addresses. */
  readonly colons: readonly number[];
}

/** HTML that GitHub and the site both show. */
export const htmlNames = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd ' +
    'li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr ' +
    'audio button center embed font form iframe input link meta object script select style svg textarea video'
  ).split(' '),
);
export const voidNames = new Set(['br', 'hr', 'img', 'wbr', 'input', 'link', 'meta', 'embed']);

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;
const TAG =
  /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[^\s"'<>/={}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'<>{}]+))?)*)\s*(\/?)>/y;
const ATTRIBUTE = /([^\s"'<>/={}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{[^{}]*\})|([^\s"'<>{}]+)))?/g;
const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/y;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+/y;

/** @param components names that are tags although no HTML element is called so */
export function scan(text: string, components: ReadonlySet<string>): Scan {
  const bodyStart = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const code: Range[] = [];
  const comments: (Range & {kind: 'html' | 'mdx'; inner: string})[] = [];
  const autolinks: (Range & {address: string})[] = [];
  const tags: Tag[] = [];
  const angles: number[] = [];
  const braces: number[] = [];
  const colons: number[] = [];

  const at = (pattern: RegExp, index: number): RegExpExecArray | null => {
    pattern.lastIndex = index;
    return pattern.exec(text);
  };

  let index = bodyStart;
  let isLineStart = true;
  while (index < text.length) {
    if (isLineStart) {
      isLineStart = false;
      const fence = at(/ {0,3}(`{3,}|~{3,})[^\n]*(?:\n|$)/y, index);
      if (
        fence &&
        !(
          fence[1]!.startsWith('`') &&
          fence[0].slice(fence[0].indexOf(fence[1]!) + fence[1]!.length).includes('`')
        )
      ) {
        const close = new RegExp(`^ {0,3}${fence[1]![0]}{${fence[1]!.length},}[ \\t]*$`, 'gm');
        close.lastIndex = index + fence[0].length;
        const match = close.exec(text);
        const end = match ? match.index + match[0].length : text.length;
        code.push({start: index, end});
        index = end;
        continue;
      }
    }
    const sign = text[index]!;
    if (sign === '\n') {
      isLineStart = true;
      index += 1;
    } else if (sign === '\\') {
      index += 2;
    } else if (sign === '`') {
      const run = at(/`+/y, index)![0];
      const end = closingRun(text, index + run.length, run.length);
      if (end !== undefined) code.push({start: index, end});
      index = end ?? index + run.length;
    } else if (sign === '<') {
      const comment = at(/<!--([\s\S]*?)-->/y, index);
      const autolink = at(AUTOLINK, index);
      const tag = at(TAG, index);
      if (comment) {
        comments.push({start: index, end: index + comment[0].length, kind: 'html', inner: comment[1]!});
        index += comment[0].length;
      } else if (autolink) {
        autolinks.push({start: index, end: index + autolink[0].length, address: autolink[1]!});
        index += autolink[0].length;
      } else if (text.slice(index - 2, index) === '](' && at(/<[^<>\n]*>/y, index)) {
        index += at(/<[^<>\n]*>/y, index)![0].length;
      } else if (tag && isTag(tag, components)) {
        tags.push(readTag(tag, index));
        index += tag[0].length;
      } else {
        angles.push(index);
        index += 1;
      }
    } else if (sign === '{') {
      const comment = at(/\{\s*\/\*([\s\S]*?)\*\/\s*\}/y, index);
      if (comment)
        comments.push({start: index, end: index + comment[0].length, kind: 'mdx', inner: comment[1]!});
      else braces.push(index);
      index += comment ? comment[0].length : 1;
    } else if (sign === ':') {
      if (/[\p{L}]/u.test(text[index + 1] ?? '')) colons.push(index);
      index += 1;
    } else {
      const address = sign === 'h' || sign === 'w' ? at(ADDRESS, index) : null;
      index += address ? address[0].length : 1;
    }
  }
  return {text, bodyStart, code, comments, autolinks, tags, angles, braces, colons};
}

/** End of an inline code span, or undefined when its marks never close in the paragraph. */
function closingRun(text: string, from: number, length: number): number | undefined {
  const limit = /\n[ \t]*\r?\n/g;
  limit.lastIndex = from;
  const stop = limit.exec(text)?.index ?? text.length;
  for (const match of text.slice(from, stop).matchAll(/`+/g)) {
    if (match[0].length === length) return from + match.index + length;
  }
  return undefined;
}

/**
 * Tells a tag from a text between angle brackets: `<Nombre del colegio>` and `a<b y b>` have the form of
 * a tag, yet nobody meant one.
 */
function isTag(
  [, closing, name = '', rest = '', selfClosing]: RegExpExecArray,
  components: ReadonlySet<string>,
): boolean {
  if (/^o:|^w:|^v:|^st1:/i.test(name)) return true;
  const isKnown = components.has(name) || htmlNames.has(name.toLowerCase());
  if (closing) return isKnown || /^[A-Z]/.test(name);
  const isBare = rest.trim() !== '' && !rest.includes('=');
  if (isKnown) return components.has(name) || !isBare || /^\s*(open|controls|hidden|reversed)\s*$/.test(rest);
  return /^[A-Z]/.test(name) && (selfClosing === '/' || rest.includes('=') || /^[A-Z][a-z]+[A-Z]/.test(name));
}

function readTag(match: RegExpExecArray, start: number): Tag {
  const [all, closing = '', name = '', rest = '', selfClosing] = match;
  const restStart = start + 1 + closing.length + name.length;
  const attributes = [...rest.matchAll(ATTRIBUTE)].map((part): Attribute => {
    const quoted = part[2] ?? part[3] ?? part[5];
    const kind = part[4] !== undefined ? 'braces' : quoted !== undefined ? 'quoted' : 'bare';
    return {name: part[1]!, value: quoted ?? part[4], kind, start: restStart + part.index};
  });
  return {
    name,
    start,
    end: start + all.length,
    isClosing: closing === '/',
    isSelfClosing: selfClosing === '/',
    attributes,
  };
}

/** The text with some ranges covered by `cover`, line ends kept, so that places stay the same. */
export function covered(text: string, ranges: readonly Range[], cover = ' '): string {
  let out = '';
  let from = 0;
  for (const {start, end} of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    out += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, cover);
    from = end;
  }
  return out + text.slice(from);
}

export function placeOf(text: string, index: number): {line: number; column: number} {
  const before = text.slice(0, index);
  return {line: before.split('\n').length, column: index - before.lastIndexOf('\n')};
}
