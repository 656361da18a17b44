import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';

import {isArticleHeading, lawArticles, officialImport, type LawSection} from './law-articles';

/** How a band opens, from what is in it; `src/css/global.css` draws each. */
type Opening = 'split' | 'list' | 'text' | 'figure' | 'picture';

/** The openings that components ask for; with any other the band is `split`. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  // Rows to go through: title and argument stay at their left.
  Accordion: 'list',
  BenefitList: 'list',
  Faq: 'list',
  IndicatorList: 'list',
  RelatedTools: 'list',
  SlideTitles: 'list',
  WebinarReminder: 'list',
  // Figures are the heading; the title is their label.
  PartnerFacts: 'figure',
  StatisticChart: 'figure',
  // One picture as wide as the page: the title is centred over it.
  AnswerStyles: 'picture',
  CompetenceGrid: 'picture',
  PlansTable: 'picture',
  ProgramSteps: 'picture',
  ToolReport: 'picture',
};
/** Markdown that is gone through row by row. */
const ROWS = new Set(['ul', 'ol', 'table']);
/** More paragraphs than these before the rows are text to read, too long to stand beside them. */
const MOST_BESIDE = 2;
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
const isRows = (node: RootContent): boolean => node.type === 'element' && ROWS.has(node.tagName);
const nameOf = (node: RootContent): string | null =>
  (node as unknown as JsxElement).type === 'mdxJsxFlowElement' ? (node as unknown as JsxElement).name : null;

const div = (className: string, children: RootContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: [className]},
  children: children as Element['children'],
});

/**
 * The opening that a component asks for; `list` when the words lead to a list or a table, `text` when they are
 * to be read, and else `split`: title left, argument right, the rest under them.
 */
function openingOf(body: RootContent[]): Opening {
  const content = body.filter((node) => !isBlank(node));
  const asked = content.map((node) => OPENINGS[nameOf(node) ?? '']).find(Boolean);
  if (asked) return asked;
  if (content.length === 0 || !content.every(isProse)) return 'split';
  const rows = content.findIndex(isRows);
  return rows >= 0 && rows <= MOST_BESIDE ? 'list' : 'text';
}

/** How many nodes stand in the head with the title: in a list all before it, else the argument. */
function headLength(opening: Opening, body: RootContent[]): number {
  if (opening === 'text') return 0;
  if (opening !== 'list') return leadLength(body);
  const component = body.findIndex((node) => !isProse(node) && !isBlank(node));
  return component === -1 ? body.findIndex(isRows) : component;
}

function band(heading: Element | null, body: RootContent[]): Element {
  const opening = openingOf(body);
  const cut = headLength(opening, body);
  const record = body.map((node) => RECORDS[nameOf(node) ?? '']).find(Boolean);
  const head = [...(heading ? [heading] : []), ...body.slice(0, cut)];
  return {
    type: 'element',
    tagName: 'section',
    properties: {
      className: ['band'],
      dataLayout: opening,
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
