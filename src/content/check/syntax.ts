import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Page, Report} from './types';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

interface MdxError {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: {
    readonly line?: number;
    readonly column?: number;
    readonly start?: {line: number; column: number};
  };
}

/** The last net: what MDX still cannot read once the page is normalised, said in Spanish. */
export function checkSyntax(page: Page, normalised: string, report: Report): void {
  if (!page.isMdx) return;
  // The front matter has its own rules; its lines stay.
  const text = normalised.replace(/^---\n[\s\S]*?\n---/, (block) => block.replace(/[^\n]/g, ' '));
  try {
    parser.parse(text);
  } catch (error) {
    const {reason = '', line, column, place} = error as MdxError;
    const start = place?.start ?? place;
    const tag = /`(<\/?[\w.]*>?)/.exec(reason)?.[1];
    report({
      line: line ?? start?.line ?? 1,
      column: column ?? start?.column ?? 1,
      found: tag
        ? `${tag}, una etiqueta que no cierra donde debe`
        : 'un signo < o { que no se puede leer como texto',
      expected:
        'cada etiqueta abierta y cerrada en líneas propias, con una línea vacía antes y después del texto',
      cure: tag
        ? `ponga ${tag} en una línea propia, con una línea vacía antes y otra después.`
        : 'escriba una barra antes del signo: \\< o \\{.',
    });
  }
}
