import type {Program} from 'estree';
import type {Root} from 'hast';
import type {VFile} from 'vfile';

const FRAMES = '@site/src/components/layout/ContentPage/frames';

/** Kinds of page that the front matter names; what has none of these keys is a plain page. */
const KINDS = ['law', 'tool', 'expert'] as const;

const exportOf = (kind: string): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [
    {
      type: 'ExportNamedDeclaration',
      attributes: [],
      declaration: null,
      specifiers: [
        {
          type: 'ExportSpecifier',
          local: {type: 'Identifier', name: 'default'},
          exported: {type: 'Identifier', name: 'Frame'},
        },
      ],
      source: {type: 'Literal', value: `${FRAMES}/${kind}`},
    },
  ],
});

/**
 * Each page exports the frame that its front matter asks for, so that its script carries the hero and
 * the data of its own kind of page and no other. Files without a title are parts of pages.
 */
export default function rehypePageFrame() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data['frontMatter'] ?? {}) as Readonly<Record<string, unknown>>;
    if (!frontMatter['title']) return;
    const kind = KINDS.find((key) => frontMatter[key]) ?? 'page';
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {estree: exportOf(kind)},
    } as unknown as Root['children'][number]);
  };
}
