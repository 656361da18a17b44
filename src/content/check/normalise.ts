import {scan, voidNames} from './scan';

type Edit = readonly [start: number, end: number, text: string];

const NOTICES = ['aviso', 'alerta', 'nota'];

/** The same text without what no editor can see: byte-order mark, Windows line ends, split accents. */
export function tidy(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/**
 * Makes a page mean on the site what GitHub shows. Signs that MDX would read as code (`<5`, `{nombre}`)
 * stay text, comments and tags may be written as in HTML, `10:30` and `Nota:texto` are no commands.
 * Lines keep their numbers, so that messages point at what the editor typed.
 *
 * @param isMdx whether the file is `.mdx`; a `.md` file needs less
 */
export function normalise(source: string, isMdx: boolean, components: ReadonlySet<string>): string {
  const text = tidy(source);
  const found = scan(text, components);
  const edits: Edit[] = [
    ...found.colons.map((at): Edit => [at, at + 1, '\\:']),
    ...doubleColons(text, found.bodyStart, found.colons),
    ...found.angles
      .filter((at) => isMdx || /[A-Za-z/!?]/.test(text[at + 1] ?? ''))
      .map((at): Edit => [at, at + 1, '\\<']),
    ...found.comments.map((comment): Edit => [comment.start, comment.end, commentText(text, comment, isMdx)]),
    ...notices(text, found.bodyStart),
  ];
  if (isMdx) {
    edits.push(
      ...found.braces.map((at) => braceText(text, at)),
      ...found.autolinks.map(({start, end, address}): Edit => {
        const target =
          address.includes('@') && !address.startsWith('mailto:') ? `mailto:${address}` : address;
        return [start, end, `[${address.replace(/^mailto:/, '').replace(/[[\]_*]/g, '\\$&')}](${target})`];
      }),
      ...found.tags.flatMap((tag): Edit[] => {
        const name = tag.name.toLowerCase();
        if (!voidNames.has(name)) return [];
        if (tag.isClosing) return [[tag.start, tag.end, `<${name} />`]];
        const rest = text.slice(tag.start + 1 + tag.name.length, tag.end).replace(/\s*\/?>$/, '');
        return [[tag.start, tag.end, `<${name}${rest} />`]];
      }),
    );
  }
  return apply(text, edits, found.code);
}

/** A heading's fixed id stays, in the form of the file; any other comment goes, its lines remain. */
function commentText(
  text: string,
  {start, end, inner}: {start: number; end: number; inner: string},
  isMdx: boolean,
): string {
  const id = /^\s*#([\w-]+)\s*$/.exec(inner)?.[1];
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (id && /^#{1,6}\s/.test(line)) return isMdx ? `{/* #${id} */}` : `<!-- #${id} -->`;
  return text.slice(start, end).replace(/[^\n]/g, '');
}

/** `## Título {#id}` gets its id; any other brace is text. */
function braceText(text: string, at: number): Edit {
  const id = /^\{#([\w-]+)\}[ \t]*(?=\n|$)/.exec(text.slice(at));
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return id && /^#{1,6}\s/.test(line)
    ? [at, at + id[0].trimEnd().length, `{/* #${id[1]} */}`]
    : [at, at + 1, '\\{'];
}

/** `::enlace` at the start of a line: its first colon too. */
function doubleColons(text: string, bodyStart: number, colons: readonly number[]): Edit[] {
  return colons
    .filter((at) => text[at - 1] === ':' && text[at - 2] !== ':' && at - 1 >= bodyStart)
    .map((at): Edit => [at - 1, at, '\\:']);
}

/** `::: Aviso Título` → `:::aviso[Título]`. */
function notices(text: string, bodyStart: number): Edit[] {
  return [...text.matchAll(/^([ \t]*:{3,})[ \t]*([\p{L}]+)[ \t]*([^\n]*)$/gmu)].flatMap((match): Edit[] => {
    const [all, colons = '', word = '', rest = ''] = match;
    const name = word.toLowerCase();
    if (match.index < bodyStart || !NOTICES.includes(name)) return [];
    const title = rest.trim();
    const label = title === '' || /^[[{]/.test(title) ? title : `[${title.replace(/[[\]]/g, '\\$&')}]`;
    return [[match.index, match.index + all.length, `${colons}${name}${label}`]];
  });
}

function apply(text: string, edits: readonly Edit[], code: readonly {start: number; end: number}[]): string {
  const isCode = (at: number): boolean => code.some(({start, end}) => at >= start && at < end);
  // A longer edit holds the shorter ones that start inside it.
  const sorted = [...edits].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let out = '';
  let from = 0;
  for (const [start, end, replacement] of sorted) {
    if (start < from || isCode(start)) continue;
    out += text.slice(from, start) + replacement;
    from = end;
  }
  return out + text.slice(from);
}
