/** A script of the build that waits for the parser's end: those of React and the page. */
const DEFERRED = /<script\b(?=[^>]*\bdefer\b)[^>]*?\bsrc=(?:"([^"]+)"|([^\s>]+))[^>]*><\/script>/g;
/** `hydrate: load` in the front matter, or the same `<meta>` in a page made by code. */
const AT_ONCE = /<meta\b(?=[^>]*\bname="?hydrate\b)(?=[^>]*\bcontent="?load\b)[^>]*>/;

/** The watch over scripts that run at once (`resilience`). */
const WATCH = /<script data-watch\b[^>]*>[\s\S]*?<\/script>/;

interface Inline {
  readonly loader: string;
  /** Only for pages of a law, which have `data-rail`. */
  readonly law: string;
  /** Only for the page with `data-not-found`. */
  readonly notFound: string;
  /** Only for pages with a session, which have `data-ends`. */
  readonly session: string;
}

/**
 * The page with its scripts held back: their addresses in a `<meta>`, in their order (`document-pages`
 * has named the page's parts before the one that starts everything), and the loader after it. A page
 * that says `hydrate: load` keeps its scripts. Either way the HTML names all that the page loads, which is
 * also what the worker saves. Throws where there is nothing to hold back, or no watch to take out.
 */
export function holdScripts(html: string, {loader, law, notFound, session}: Inline): string {
  if (AT_ONCE.test(html)) return html;
  const addresses = [...html.matchAll(DEFERRED)].map(([, quoted, bare]) => (quoted ?? bare)!);
  if (addresses.length === 0) throw new Error('the page has no scripts to hold back.');
  if (!WATCH.test(html)) throw new Error('the page has no watch over its scripts.');
  const scripts = [
    loader,
    /\sdata-rail\b/.test(html) ? law : '',
    /\sdata-not-found\b/.test(html) ? notFound : '',
    /\sdata-ends\b/.test(html) ? session : '',
  ].join('');
  const inline = `<meta name="held-scripts" content="${addresses.join(' ')}"><script>${scripts}</script>`;
  let isFirst = true;
  return html.replace(WATCH, '').replace(DEFERRED, () => {
    const text = isFirst ? inline : '';
    isFirst = false;
    return text;
  });
}

/** The page with its speculation rules at the end of the head. */
export function addRules(html: string, rules: string): string {
  if (!html.includes('</head>')) throw new Error('the page has no end of its head.');
  return html.replace('</head>', () => `${rules}</head>`);
}
