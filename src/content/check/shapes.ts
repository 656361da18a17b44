import type {List, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {placeOf, type Scan} from './scan';
import type {Context, Page, Report} from './types';

const parser = unified().use(remarkParse).use(remarkGfm);
const EXAMPLE = '- **Título.** Texto.';

/** What a component wraps, where it draws a Markdown list: one list, and each item in bold first where it asks so. */
export function checkShapes(page: Page, {text, tags}: Scan, context: Context, report: Report): void {
  for (const {name, start, end, isClosing, isSelfClosing} of tags) {
    const wraps = context.components.find((component) => component.name === name)?.wraps;
    const closing = tags.find((tag) => tag.name === name && tag.isClosing && tag.start > end);
    if (!wraps || isClosing || isSelfClosing || !closing) continue;
    // Blank before it, so that places are those of the page.
    const inner = text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end, closing.start);
    const {children} = parser.parse(inner.replace(/^ +$/gm, '')) as Root;
    const list = children[0];
    if (children.length !== 1 || list?.type !== 'list') {
      report({
        ...placeOf(page.text, start),
        found: `<${name}>, sin una lista adentro o con algo más que una lista`,
        expected: 'una sola lista, con una línea vacía antes y otra después',
        cure: `escriba cada punto con guion y saque lo demás de <${name}>.`,
        example: EXAMPLE,
      });
    } else if (wraps === 'titled') checkTitles(list, name, report);
  }
}

function checkTitles({children}: List, name: string, report: Report): void {
  for (const item of children) {
    const [first] = item.children;
    if (first?.type === 'paragraph' && first.children[0]?.type === 'strong') continue;
    const {line, column} = item.position!.start;
    report({
      line,
      column,
      found: `un punto de <${name}> sin título en negrita`,
      expected: 'cada punto con su título, entre dos asteriscos a cada lado',
      cure: 'ponga al comienzo del punto un título entre ** y **.',
      example: EXAMPLE,
    });
  }
}
