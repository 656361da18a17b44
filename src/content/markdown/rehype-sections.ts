import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';

import {isArticleHeading, lawArticles, officialImport, type LawSection} from './law-articles';

/** Components that sit beside their heading instead of under it. */
const BESIDE = new Set(['IndicatorList', 'Accordion', 'Faq', 'WebinarReminder']);
/** Components on a ground of their own, between bands. */
const APART = new Set(['PartnerRow']);
/** Components that make their band a result of its own in search, and its section there. */
const RECORDS: Readonly<Record<string, string>> = {PlansTable: 'Planes'};

interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string | null;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: RootContent[];
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';
const isHeading = (node: RootContent): node is Element => node.type === 'element' && node.tagName === 'h2';
const isProse = (node: RootContent): boolean => node.type === 'element';
const nameOf = (node: RootContent): string | null =>
  (node as unknown as JsxElement).type === 'mdxJsxFlowElement' ? (node as unknown as JsxElement).name : null;

const div = (className: string, children: RootContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: [className]},
  children: children as Element['children'],
});

/**
 * How the band lays itself out: `prose` (title left, text right), `beside` (title and text left, a
 * list right) or `stack` (title and argument in one row, the rest under it).
 */
function layoutOf(body: RootContent[]): 'prose' | 'beside' | 'stack' {
  const content = body.filter((node) => !isBlank(node));
  if (content.some((node) => BESIDE.has(nameOf(node) ?? ''))) return 'beside';
  return content.length > 0 && content.every(isProse) ? 'prose' : 'stack';
}

function band(heading: Element | null, body: RootContent[]): Element {
  const layout = layoutOf(body);
  const firstBlock = body.findIndex((node) => !isProse(node) && !isBlank(node));
  const cut = layout === 'prose' ? 0 : layout === 'beside' ? firstBlock : leadLength(body);
  const record = body.map((node) => RECORDS[nameOf(node) ?? '']).find(Boolean);
  const head = [...(heading ? [heading] : []), ...body.slice(0, cut)];
  return {
    type: 'element',
    tagName: 'section',
    properties: {
      className: ['band'],
      dataLayout: layout,
      ...(record ? {dataSearchRecord: record} : {}),
      ...(heading?.properties.id ? {ariaLabelledBy: [String(heading.properties.id)]} : {}),
    },
    children: [
      div('band__inner', [
        ...(head.length > 0 ? [div('band__head', head)] : []),
        ...(cut < body.length ? [div('band__body', body.slice(cut))] : []),
      ]),
    ],
  };
}

/** Number of nodes of the argument beside the title: the first paragraph, when it comes first. */
function leadLength(body: RootContent[]): number {
  const first = body.findIndex((node) => !isBlank(node));
  const node = body[first];
  return node?.type === 'element' && node.tagName === 'p' ? first + 1 : 0;
}

/**
 * Turns plain Markdown into the bands of the design: every `##` opens a `<section>` named by its
 * heading, so that editors never write layout markup. On a law, headings with the id `articulo-N`
 * become articles beside the rail.
 */
export default function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data as {frontMatter?: Record<string, unknown>}).frontMatter ?? {};
    const isLaw = typeof frontMatter['law'] === 'string';
    const out: RootContent[] = [];
    let heading: Element | null = null;
    let body: RootContent[] = [];

    let articles: LawSection[] = [];
    const flushArticles = (): void => {
      if (articles.length > 0) out.push(lawArticles(articles));
      articles = [];
    };
    const flush = (): void => {
      if (heading && isLaw && isArticleHeading(heading)) {
        articles.push({heading, body});
      } else if (heading || body.some((node) => !isBlank(node))) {
        flushArticles();
        out.push(band(heading, body));
      }
      heading = null;
      body = [];
    };

    for (const node of tree.children as RootContent[]) {
      if ((node.type as string) === 'mdxjsEsm') out.push(node);
      else if (isHeading(node)) {
        flush();
        heading = node;
      } else if (APART.has(nameOf(node) ?? '')) {
        flush();
        out.push(node);
      } else body.push(node);
    }
    flush();
    flushArticles();
    if (isLaw) out.unshift(officialImport(String(frontMatter['law'])));
    tree.children = out as Root['children'];
  };
}
