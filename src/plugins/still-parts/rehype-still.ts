import path from 'node:path';
import type {Root} from 'hast';
import type {VFile} from 'vfile';

import {isLive, sheetsOf} from './files';

const SITE = process.cwd();
const STILL = '@site/src/plugins/still-parts/Still';

interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  attributes?: unknown[];
  properties?: unknown;
  children?: Node[];
  value?: string;
  data?: unknown;
}

const fileOf = (name: string): string => path.join(SITE, 'src/components/content', name, 'index.tsx');

const isWorkedOut = (attribute: unknown): boolean =>
  /\brequire\(/.test((attribute as {value?: {value?: string} | null}).value?.value ?? '');

/** Whether something in the node has work to do in the browser; what cannot be told has. */
function hasLife(node: Node): boolean {
  if (/^mdx.*Expression$/.test(node.type)) return !/^\s*(?:\/\*.*\*\/\s*)?$/s.test(node.value ?? '');
  const isComponent = node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '');
  if (isComponent && isLive(fileOf(node.name!), SITE)) return true;
  // An address that the bundler works out (a picture, a file): the browser's build is the one that writes it.
  if (node.attributes?.some(isWorkedOut)) return true;
  return node.children?.some(hasLife) ?? false;
}

const componentsIn = (node: Node): string[] => [
  ...(node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '') ? [node.name!] : []),
  ...(node.children ?? []).flatMap(componentsIn),
];

/** Elements that the theme draws as others. */
const TAGS: Readonly<Record<string, string>> = {admonition: 'div'};

const still = (tag: string): Node => ({
  type: 'mdxJsxFlowElement',
  name: 'Still',
  attributes: [{type: 'mdxJsxAttribute', name: 'as', value: tag}],
  children: [],
});

/** Makes the outermost elements without life still. What they were made of, for its style sheets. */
function settle(node: Node): string[] {
  const gone: string[] = [];
  node.children?.forEach((child, index) => {
    // One with nothing in it (`hr`, `img`) weighs no more than its place would.
    if (child.type === 'element' && child.children?.length && !hasLife(child)) {
      gone.push(...componentsIn(child));
      node.children![index] = still(TAGS[child.tagName!] ?? child.tagName!);
    } else gone.push(...settle(child));
  });
  return gone;
}

const sheetImports = (names: readonly string[]) =>
  [...new Set(names.flatMap((name) => sheetsOf(fileOf(name), SITE)))].map((value) => ({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [],
    source: {type: 'Literal', value},
  }));

const esm = (body: object[]): Node => ({
  type: 'mdxjsEsm',
  value: 'Still',
  data: {estree: {type: 'Program', sourceType: 'module', comments: [], body}},
});

/** The only facts of a page that something in the browser reads. */
const READ = new Set(['title', 'section', 'hydrate', 'law', 'tool', 'expert', 'articles']);

/**
 * The browser's version of a Markdown page: text that nothing changes is not sent a second time as
 * script. Each outermost element without a live component becomes an empty place that React leaves as
 * the server has drawn it. Put it after `rehype-sections` and before `rehype-mdx-scope`, so that only
 * what is left is imported.
 */
export default function rehypeStill() {
  return (tree: Root, file: VFile): void => {
    if (process.env.NODE_ENV !== 'production' || file.data['compilerName'] !== 'client') return;
    const gone = settle(tree as unknown as Node);
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>;
    for (const key of Object.keys(frontMatter)) if (!READ.has(key)) delete frontMatter[key];
    (tree.children as Node[]).unshift(
      esm([
        ...sheetImports(gone),
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'Still'}}],
          source: {type: 'Literal', value: STILL},
        },
      ]),
    );
  };
}
