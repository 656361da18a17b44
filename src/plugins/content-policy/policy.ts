import {createHash} from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const TYPE = /\btype=(?:"([^"]*)"|([^\s>]+))/;
/** Types that the browser runs or obeys. Any other makes a data block, such as JSON-LD, which needs no hash. */
const LIVE = new Set(['', 'text/javascript', 'application/javascript', 'module', 'speculationrules']);

/** Hash source of a text, as the policy wants it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts of a page that a browser would run, without repetition. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const [, quoted, bare] = TYPE.exec(attributes) ?? [];
    const isInline = !/\bsrc=/.test(attributes);
    return isInline && LIVE.has((quoted ?? bare ?? '').toLowerCase()) ? [hashOf(text)] : [];
  });
  return [...new Set(hashes)];
}

/** Hashes of the styles that stand in a page. */
export const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));

/** What stands in a page and may be used, as hash sources. */
export interface Hashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The content policy, with the hashes of the inline scripts and styles that it lets in: everything from
 * our own address, nothing else, save the player that a press on a video puts in. `wasm-unsafe-eval` is
 * the search index, which is WebAssembly; the default is what Firefox asks for pages fetched ahead;
 * `data:` are the small drawings in the styles. Attributes `style` stay forbidden: React sets them by the
 * object model, and drawings use attributes of their own.
 */
export function contentPolicy({scripts, styles}: Hashes): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The page with its policy in the head, before anything that it rules; only the encoding comes earlier. */
export function addPolicy(html: string): string {
  const policy = contentPolicy({scripts: scriptHashes(html), styles: styleHashes(html)});
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const start = /<head[^>]*>(\s*<meta charset=[^>]*>)?/i;
  if (!start.test(html)) throw new Error('the page has no head to put its policy in.');
  return html.replace(start, (head) => head + meta);
}
