import type {Identifier, Program} from 'estree';
import type {Element, ElementContent, RootContent} from 'hast';

export interface LawSection {
  readonly heading: Element;
  readonly body: RootContent[];
}

interface Jsx {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: RootContent[];
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';
const admonitionOf = (node: RootContent): string | undefined =>
  node.type === 'element' && (node.tagName as string) === 'admonition'
    ? String(node.properties['type'])
    : undefined;
const isNotice = (node: RootContent): boolean => ['aviso', 'alerta'].includes(admonitionOf(node) ?? '');

const jsx = (name: string, attributes: Record<string, string>, children: RootContent[]): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }) satisfies Jsx as unknown as RootContent;

const element = (tagName: string, className: string, children: RootContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {className: [className]},
  children: children as ElementContent[],
});

/** Puts «Artículo 5» on a line of its own; the full stop stays for those who listen. */
function splitHeading(heading: Element): Element {
  const [first, ...rest] = heading.children;
  const match = first?.type === 'text' ? /^(Artículo \d+)\.\s+([\s\S]*)$/.exec(first.value) : null;
  if (!match) return heading;
  const stop = element('span', 'visually-hidden', [{type: 'text', value: '. '}]);
  const number = element('span', 'law-number', [{type: 'text', value: match[1]!}, stop]);
  // A box of its own: browsers balance the lines of a block, not of a text beside one.
  const title = element('span', 'law-title', [{type: 'text', value: match[2]!}, ...rest]);
  return {...heading, children: [number, title]};
}

/** An article that only warns is short: it becomes a card. */
const isCard = ({body}: LawSection): boolean => body.some((node) => admonitionOf(node) === 'alerta');

/** A notice with several points is told to fold them on phones (`Notice`). */
function foldPoints(notice: Element): Element {
  const lists = notice.children.filter((node) => node.type === 'element' && node.tagName === 'ul');
  const points = (lists as Element[])
    .flatMap(({children}) => children)
    .filter(({type}) => type === 'element');
  if (points.length < 2) return notice;
  return {...notice, properties: {...notice.properties, folds: 'true'}};
}

/**
 * `<LawArticle number variant>` with two or three children and nothing between them, as the
 * component expects: the heading, the text and, if there are any, the notices.
 */
function article(section: LawSection): RootContent {
  const {heading, body} = section;
  const notices = body.filter(isNotice).map((notice) => foldPoints(notice as Element));
  const text = body.filter((node) => !isNotice(node));
  return jsx(
    'LawArticle',
    {
      number: /\d+$/.exec(String(heading.properties.id))?.[0] ?? '',
      variant: isCard(section) ? 'card' : 'full',
    },
    [
      splitHeading(heading),
      element(
        'div',
        'law-text',
        text.filter((node, index) => !isBlank(node) || index > 0),
      ),
      ...(notices.length > 0 ? [element('div', 'law-notices', notices)] : []),
    ],
  );
}

/** Whether a `##` heading opens an article: its permanent id is `articulo-N`. */
export const isArticleHeading = (heading: Element): boolean =>
  /^articulo-\d+$/.test(String(heading.properties.id));

const identifier = (name: string): Identifier => ({type: 'Identifier', name});
const program = (body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body,
});

/**
 * `import officialText from '@laws/official-<ley>.json'`: each page brings its own text, and only its own.
 */
export const officialImport = (law: string): RootContent =>
  ({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: program([
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: identifier('officialText')}],
          source: {type: 'Literal', value: `@laws/official-${law}.json`},
        },
      ]),
    },
  }) as unknown as RootContent;

const officialAttribute = {
  type: 'mdxJsxAttribute',
  name: 'official',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: 'officialText',
    data: {
      estree: program([{type: 'ExpressionStatement', expression: identifier('officialText')}]),
    },
  },
};

/** Articles that follow each other, beside the rail; consecutive cards share a grid. */
export function lawArticles(sections: readonly LawSection[]): RootContent {
  const out: RootContent[] = [];
  let cards: RootContent[] = [];
  const flush = (): void => {
    if (cards.length > 0) out.push(element('div', 'law-cards', cards));
    cards = [];
  };
  for (const section of sections) {
    if (isCard(section)) cards.push(article(section));
    else {
      flush();
      out.push(article(section));
    }
  }
  flush();
  const articles = jsx('LawArticles', {}, out);
  (articles as unknown as {attributes: unknown[]}).attributes.push(officialAttribute);
  return articles;
}
