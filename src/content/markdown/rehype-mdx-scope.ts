import fs from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration} from 'estree';
import type {Root, RootContent} from 'hast';
import type {VFile} from 'vfile';

const contentDir = path.join(process.cwd(), 'src', 'components', 'content');

interface Jsx {
  type: string;
  name?: string | null;
  attributes?: unknown[];
  children?: Jsx[];
  value?: string;
  position?: {start: {line: number; column: number}};
}

const isJsx = (node: Jsx): boolean => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function collect(node: Jsx, names: Map<string, Jsx>): void {
  if (isJsx(node) && node.name && /^[A-Z]\w*$/.test(node.name) && !names.has(node.name))
    names.set(node.name, node);
  node.children?.forEach((child) => collect(child, names));
}

const importOf = (name: string): ImportDeclaration => ({
  type: 'ImportDeclaration',
  attributes: [],
  specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
  source: {type: 'Literal', value: `@site/src/components/content/${name}`},
});

/** The components that an editor may write: the folders of `src/components/content`. */
export function scopeNames(): string[] {
  return fs
    .readdirSync(contentDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Puts `src/components/content/*` in the MDX scope: each page gets an import of just the components
 * it uses, so that a page's script does not carry the others (a list in `MDXComponents` would bring
 * all of them to every page). An unknown name stops the build in Spanish.
 */
export default function rehypeMdxScope() {
  return (tree: Root, file: VFile): void => {
    const used = new Map<string, Jsx>();
    collect(tree as unknown as Jsx, used);
    const imported = (tree.children as Jsx[])
      .filter(({type}) => type === 'mdxjsEsm')
      .map(({value}) => value ?? '');
    const known = new Set(scopeNames());
    const imports: ImportDeclaration[] = [];
    for (const [name, node] of used) {
      if (imported.some((code) => new RegExp(`\\b${name}\\b`).test(code))) continue;
      if (!known.has(name)) {
        const where = node.position ? `, línea ${node.position.start.line}` : '';
        throw new Error(
          `${path.relative(process.cwd(), file.path)}${where}: no existe el componente <${name}>. Use uno de estos: ${[...known].join(', ')}.`,
        );
      }
      imports.push(importOf(name));
    }
    if (imports.length === 0) return;
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: imports}},
    } as unknown as RootContent as Root['children'][number]);
  };
}
