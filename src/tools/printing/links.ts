import {NBSP} from '../../lib/text';

/**
 * A built page whose links to printed files (`PrintedFile`) state the real size; a link to a file that was
 * not printed is taken out.
 *
 * @param sizes Bytes of each printed file, by name.
 * @throws When such a link has no place for the size.
 */
export function finishLinks(html: string, sizes: ReadonlyMap<string, number>): string {
  return html.replace(/<a\b[^>]*\bdata-printed\b.*?<\/a>/gs, (link) => {
    const file = /\bdownload="?([^"\s>]+)/.exec(link)?.[1] ?? '';
    const bytes = sizes.get(file);
    if (bytes === undefined) return '';
    if (!link.includes('(PDF)')) throw new Error(`src/tools/printing/links.ts: «(PDF)» is not in ${link}`);
    return link.replace('(PDF)', `(PDF, ${Math.round(bytes / 1000)}${NBSP}kB)`);
  });
}
