import {escapeMarkup} from '../../lib/markup';

/** A change of the content, as Git tells it. */
export interface Change {
  readonly hash: string;
  /** ISO 8601 with its zone. */
  readonly date: string;
  /** Files of the change, each with the headings above what changed in it. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** A page of the site and the file it is written in. */
export interface FeedPage {
  readonly title: string;
  readonly address: string;
  readonly file: string;
}

export interface FeedOptions {
  readonly title: string;
  readonly address: string;
  /** Newest changes to keep. */
  readonly limit?: number;
}

const MARK = '\u0001';
/** For `git log --format`: a line of its own for each change, before its files. */
export const LOG_FORMAT = `%x01%H %cI`;

/** «## Artículo 5. Evaluación {/* #articulo-5 *\/}» without its marks. */
const headingOf = (line: string): string | undefined =>
  /^#{2,3} (.*?)\s*(?:\{\/\*.*)?$/.exec(line)?.[1]?.replace(/[*_`]/g, '');

/**
 * Reads `git log --format=<LOG_FORMAT> --patch --unified=0`. Behind the numbers of each change Git puts the
 * heading above it (`diff=markdown` in `.gitattributes`).
 */
export function readLog(log: string): Change[] {
  return log
    .split(MARK)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n');
      const [hash = '', date = ''] = head.split(' ');
      const files = new Map<string, string[]>();
      let headings: string[] = [];
      for (const line of rest) {
        const file = /^diff --git .* b\/(.+)$/.exec(line)?.[1];
        if (file) files.set(file, (headings = []));
        const heading = headingOf(line.replace(/^(?:@@ [-+,\d ]+ @@ |\+)/, ''));
        if (heading && !headings.includes(heading)) headings.push(heading);
      }
      return {hash, date, files};
    });
}

/** Characters that XML does not allow, escaped or not, are left out. */
const escape = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

/** More pages, or parts of a page, than this in one change is work on the whole: their names say nothing. */
const MANY = 8;

function entry({hash, date, files}: Change, pages: readonly FeedPage[], site: string): string[] {
  const changed = pages.filter(({file}) => files.has(file));
  if (changed.length === 0) return [];
  const [first, ...others] = changed;
  const rest =
    others.length === 0 ? '' : others.length === 1 ? ' y 1 página más' : ` y ${others.length} páginas más`;
  const title =
    changed.length > MANY ? `Revisión de ${changed.length} páginas` : `Cambios en ${first!.title}${rest}`;
  const list = changed
    .map((page) => {
      const headings = files.get(page.file)!;
      // A page that changed in its head only, or everywhere.
      const parts = headings.length === 0 || headings.length > MANY ? '' : `: ${headings.join('; ')}`;
      return `<li><a href="${escape(page.address)}">${escape(page.title)}</a>${escape(parts)}</li>`;
    })
    .join('');
  return [
    '  <entry>',
    `    <id>tag:catedra-emocional,2025:cambio/${hash}</id>`,
    `    <title>${escape(title)}</title>`,
    `    <updated>${date}</updated>`,
    `    <link href="${escape(changed.length === 1 ? changed[0]!.address : site)}"/>`,
    `    <content type="html">${escape(`<ul>${list}</ul>`)}</content>`,
    '  </entry>',
  ];
}

/**
 * Atom feed of what changed in the pages, newest first. Identifiers come from the history, so they do
 * not change from build to build; a shallow copy of the repository gives a shorter feed.
 *
 * @param fallback date for a feed without changes
 */
export function atomFeed(
  changes: readonly Change[],
  pages: readonly FeedPage[],
  {title, address, limit = 30}: FeedOptions,
  fallback: string,
): string {
  const entries = changes
    .map((change) => ({change, lines: entry(change, pages, address)}))
    .filter(({lines}) => lines.length > 0)
    .slice(0, limit);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-CO">',
    '  <id>tag:catedra-emocional,2025:cambios</id>',
    `  <title>${escape(title)}</title>`,
    `  <updated>${entries[0]?.change.date ?? fallback}</updated>`,
    `  <author><name>${escape(title.split(':')[0]!)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(`${address}feed.xml`)}"/>`,
    `  <link href="${escape(address)}"/>`,
    ...entries.flatMap(({lines}) => lines),
    '</feed>',
    '',
  ].join('\n');
}
