import fs from 'node:fs';
import path from 'node:path';
import type {Node, Parent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {isScalar, LineCounter, parseDocument, visit as visitYaml, type Pair} from 'yaml';

import {normalise} from '../../content/check/normalise';

/** Words of a sentence, on average, that our own copy may have (WCAG has no number; plain Spanish does). */
export const AVERAGE = 25;
/** No sentence is longer than this: nobody reads it in one go. */
export const LONGEST = 35;

export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly words: number;
}

interface Passage {
  readonly line: number;
  readonly text: string;
}

/** Points that end no sentence: «art. 5», «p. ej.», «n.º 53», «EE. UU.». */
const ABBREVIATION = /(?:^|[\s(«])(?:arts?|núms?|págs?|p|ej|etc|dra?s?|EE|aprox|tel|prom|máx|mín|\p{L})\.$/iu;

/** Sentences of a passage, in order. */
export function sentencesOf(text: string): string[] {
  const parts = text
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .split(/(?<=[.?!…][»”")]?) (?=[¿¡«“"(]?[\p{Lu}\d])/u);
  const out: string[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) out[out.length - 1] = `${last} ${part}`;
    else if (part !== '') out.push(part);
  }
  return out;
}

export const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}]+(?:[.,/-][\p{L}\p{N}]+)*/gu) ?? []).length;

interface Part extends Node {
  readonly value?: string;
  readonly children?: readonly Part[];
}

const textOf = (node: Part): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Paragraphs, list items and cells of a Markdown page. */
function fromMarkdown(source: string, isMdx: boolean, components: ReadonlySet<string>): Passage[] {
  const text = normalise(source, isMdx, components).replace(/^---\n[\s\S]*?\n---/, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  if (isMdx) parser.use(remarkMdx);
  const out: Passage[] = [];
  const visit = (node: Part): void => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      out.push({line: node.position?.start.line ?? 1, text: textOf(node)});
    } else node.children?.forEach(visit);
  };
  visit(parser.parse(text) as Parent as Part);
  return out;
}

/** What nobody reads as prose, and what is not ours: the title that Congress gave. */
const NOT_PROSE = new Set([
  ...['officialTitle', 'href', 'url', 'id', 'pending', 'keywords', 'startsWith'],
  // Of `search-words.yaml`.
  ...['grupos', 'lugares'],
]);

/** Texts of a YAML file, or of the block at the start of a page. */
function fromYaml(source: string): Passage[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const out: Passage[] = [];
  visitYaml(document, {
    Pair: (_, pair: Pair) =>
      isScalar(pair.key) && NOT_PROSE.has(String(pair.key.value)) ? visitYaml.SKIP : undefined,
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string' || !/\s/.test(node.value)) return;
      out.push({line: lines.linePos(node.range?.[0] ?? 0).line, text: node.value});
    },
  });
  return out;
}

/** Texts between the tags of a component. */
function fromComponent(source: string, file: string): Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const out: Passage[] = [];
  const spoken = (node: ts.Node): string => {
    if (ts.isJsxText(node)) return node.text;
    // A value stands for a word; a space that is written as one is a space.
    if (ts.isJsxExpression(node)) return /NBSP|u00a0|^\{' '\}$/.test(node.getText()) ? ' ' : ' 0 ';
    if (ts.isJsxElement(node)) return node.children.map(spoken).join('');
    return ' ';
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isJsxElement(node) &&
      node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))
    ) {
      out.push({line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: spoken(node)});
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return out;
}

function passagesOf(file: string, source: string, components: ReadonlySet<string>): Passage[] {
  if (file.endsWith('.yaml')) return fromYaml(source);
  if (file.endsWith('.tsx')) return fromComponent(source, file);
  const block = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  return [...fromYaml(`\n${block}`), ...fromMarkdown(source, file.endsWith('.mdx'), components)];
}

function filesOf(root: string): string[] {
  const list = (dir: string, pattern: RegExp): string[] =>
    fs
      .readdirSync(path.join(root, dir), {recursive: true, encoding: 'utf8'})
      .map((file) => path.posix.join(dir, file.split(path.sep).join('/')))
      .filter((file) => pattern.test(file) && !/\/_plantillas\/|\.test\./.test(file));
  return [
    ...list('docs', /\.mdx?$/),
    ...list('src/pages', /\.(?:mdx?|tsx)$/),
    ...list('src/components', /\.tsx$/),
    ...list('src/search', /\.tsx$/),
    ...list('src/data', /\.yaml$/),
    ...list('src/papers', /\.md$/),
  ];
}

/** Every sentence of our own copy: pages, data and components. The texts of Congress are not ours. */
export function readSentences(root: string): Sentence[] {
  const components = new Set(fs.readdirSync(path.join(root, 'src/components/content')));
  return filesOf(root).flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n');
    return passagesOf(file, source, components).flatMap(({line, text}) =>
      sentencesOf(text).map((sentence) => ({file, line, text: sentence, words: wordCount(sentence)})),
    );
  });
}

const isWhole = ({text, words}: Sentence): boolean => words >= 4 && /[.?!…:][»”")]?$/.test(text);

/** Average length; labels and titles, which are no sentences, do not pull it down. */
export function averageOf(sentences: readonly Sentence[]): number {
  const whole = sentences.filter(isWhole);
  return whole.length === 0 ? 0 : whole.reduce((sum, {words}) => sum + words, 0) / whole.length;
}

export const worst = (sentences: readonly Sentence[], count = 10): Sentence[] =>
  [...sentences].sort((a, b) => b.words - a.words).slice(0, count);

export interface Verdict {
  readonly average: number;
  readonly count: number;
  /** Files whose own average is over the limit. */
  readonly files: readonly {readonly file: string; readonly average: number}[];
  readonly tooLong: readonly Sentence[];
  readonly worst: readonly Sentence[];
}

export function judge(sentences: readonly Sentence[]): Verdict {
  const files = [...new Set(sentences.map(({file}) => file))];
  return {
    average: averageOf(sentences),
    count: sentences.filter(isWhole).length,
    files: files
      .map((file) => ({file, average: averageOf(sentences.filter((sentence) => sentence.file === file))}))
      .filter(({average}) => average > AVERAGE),
    tooLong: sentences.filter(({words}) => words > LONGEST),
    worst: worst(sentences),
  };
}
