import {isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document} from 'yaml';

import {characterSlips} from './characters';
import {misread} from './misread';
import type {Problem} from './problems';
import {cutByHash, reservedSign, syntaxText, unclosedQuote} from './yaml-errors';

export type Path = readonly PropertyKey[];

/** A parsed data file that still knows where each value stands. */
export interface YamlFile {
  readonly file: string;
  readonly document: Document;
  readonly lines: LineCounter;
  /** Problems of writing, which keep the file from being read. */
  readonly problems: readonly Problem[];
  /** What can be read and means something else than what was typed. */
  readonly slips: readonly Problem[];
}

/** Decodes a file: UTF-8 with or without BOM, any line ends. `undefined` when it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The files as they were last parsed: of an edit, the preview reads again only the file that changed. */
const latest = new Map<string, {readonly rows: string; readonly parsed: YamlFile}>();

export function parseYaml(file: string, bytes: Uint8Array): YamlFile {
  const lines = new LineCounter();
  // Accents apart from their letters look the same and are one letter.
  const text = decodeUtf8(bytes)?.normalize('NFC');
  if (text === undefined || text.includes('\0')) {
    const problem = {
      file,
      found: 'un archivo que no está en UTF-8',
      expected: 'un archivo de texto en UTF-8, para que se lean bien las tildes y la ñ',
      cure: 'ábralo en su editor y guárdelo con la codificación «UTF-8».',
    };
    return {file, document: parseDocument(''), lines, problems: [problem], slips: []};
  }
  const rows = text.replace(/\r\n?/g, '\n');
  const known = latest.get(file);
  if (known?.rows === rows) return known.parsed;
  const document = parseDocument(rows, {lineCounter: lines, prettyErrors: false});
  const signs = [...tabs(rows), ...characterSlips(rows)].map((slip) => ({file, ...slip}));
  const syntax = [...syntaxProblems(file, rows, document, lines), ...reserved(file, document, lines)];
  const problems = syntax.length > 0 ? [...signs, ...beside(signs, syntax)] : [];
  const slips = [...signs, ...misread(file, rows, document, lines)];
  const parsed = {file, document, lines, problems, slips};
  latest.set(file, {rows, parsed});
  return parsed;
}

/** One slip is one message: what else is found in its line comes from it, or is told once it is mended. */
export function beside(slips: readonly Problem[], problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({line}) => !slips.some((slip) => slip.line === line));
}

/** Line and column of a value; of the nearest container when the value is missing. */
export function locate(
  {document, lines}: YamlFile,
  path: Path,
  key?: string,
): {line: number; column: number} {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const pair =
      key !== undefined && isMap(node)
        ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
    const start = pair && isNode(pair.key) && pair.key.range ? pair.key.range[0] : node.range[0];
    const {line, col} = lines.linePos(start);
    return {line, column: col};
  }
  return {line: 1, column: 1};
}

/** The value as it was typed: `99.000` where YAML understands 99. */
export function sourceText({document}: YamlFile, path: Path): string | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : undefined;
  return isScalar(node) && /^(?:number|boolean)$/.test(typeof node.value) ? node.source : undefined;
}

/** YAML reads no tabs before a text. */
function tabs(rows: string): Omit<Problem, 'file'>[] {
  return rows.split('\n').flatMap((row, index) =>
    /^ *\t/.test(row) && row.trim() !== ''
      ? [
          {
            line: index + 1,
            column: row.indexOf('\t') + 1,
            found: `un tabulador en la línea ${index + 1}`,
            expected: 'espacios normales al comienzo de la línea',
            cure: 'borre el tabulador y use espacios, dos por cada nivel.',
          },
        ]
      : [],
  );
}

/** The first slip of each line: one slip often makes the reader stumble several times. */
function syntaxProblems(file: string, text: string, document: Document, lines: LineCounter): Problem[] {
  const rows = text.split('\n');
  // One colon without its space throws the reader off for the rest of the file.
  const glued =
    document.errors.length > 0 ? rows.flatMap((row, index) => gluedColon(file, row, index + 1)) : [];
  if (glued.length > 0) return glued;
  const crooked = document.errors.length > 0 ? misalignedEntry(file, rows) : undefined;
  if (crooked) return [crooked];
  const open =
    document.errors.length > 0 ? rows.flatMap((row, index) => openQuote(file, row, index + 1)) : [];
  if (open.length > 0) return open;
  const seen = new Set<number>();
  return document.errors.flatMap(({code, message, pos}) => {
    const {line, col} = lines.linePos(pos[0]);
    if (seen.has(line)) return [];
    seen.add(line);
    return [{file, line, column: col, ...syntaxText(code, message, rows[line - 1] ?? '')}];
  });
}

/** A quote before a text that its line does not close: the reader takes the next quote of the file for its end. */
function openQuote(file: string, row: string, line: number): Problem[] {
  const [before] = /^(?: *(?:- +)*|[^#]*?(?:: +|, +|[[{]))(?=(["'])(?!.*\1))/.exec(row) ?? [];
  return before === undefined ? [] : [{file, line, column: before.length + 1, ...unclosedQuote}];
}

/** `badge:Más popular`, where the file cannot be read. */
function gluedColon(file: string, row: string, line: number): Problem[] {
  const [, before = '', field = '', value = ''] =
    /^( *(?:- +)?)([A-Za-z]\w*):(?![\s/+])(.+)$/.exec(row) ?? [];
  return field === ''
    ? []
    : [
        {
          file,
          line,
          column: before.length + 1,
          found: `«${field}:${value}», sin espacio después de los dos puntos`,
          expected: 'la forma «campo: valor»',
          cure: `escriba ${field}: ${value}`,
        },
      ];
}

/**
 * The first entry of a list that has no dash, or whose fields do not begin in one column: the reader stumbles over
 * every line that follows.
 */
function misalignedEntry(file: string, rows: readonly string[]): Problem | undefined {
  const expected = 'un guion antes del primer campo de una entrada, y los demás campos debajo de ese';
  const indent = (row = ''): number => /^ */.exec(row)![0].length;
  for (const [index, row] of rows.entries()) {
    const place = {file, line: index + 1, column: indent(row) + 1, expected};
    const [, spaces = '', field = ''] = /^( *) {2}(\w+): /.exec(row) ?? [];
    const isFirst = rows.some((other) => other.startsWith(`${spaces}- ${field}: `));
    if (isFirst && field === 'id')
      return {
        ...place,
        found: `«${row.trim()}», sin el guion que comienza la entrada`,
        cure: `escriba «${spaces}- ${row.trim()}», con sus espacios`,
      };
    const [, dashed] = /^ *- (\w+): [^\s|>]/.exec(row) ?? [];
    const next = rows[index + 1] ?? '';
    const [own, below] = [indent(row) + 2, indent(next)];
    if (!dashed || !/^ *\w+: /.test(next) || below === own || below < own - 2) continue;
    // Whichever of the two is not where those of the other entries are.
    const isDash = rows.some((other) => other.startsWith(`${' '.repeat(below).slice(2)}- ${dashed}: `));
    if (isDash)
      return {
        ...place,
        found: `«${row.trim()}», que no está a la altura de los campos que siguen`,
        cure: `deje ${below - 2} espacios antes del guion.`,
      };
    if (below > own)
      return {
        ...place,
        line: index + 2,
        column: below + 1,
        found: `«${next.trim()}», que no está debajo del campo anterior`,
        cure: `deje ${own} espacios antes.`,
      };
  }
  return undefined;
}

/**
 * What YAML takes for itself without complaint, and would lose in silence: `*`, `&` and `!` before a
 * text, and all that follows ` #` in a line.
 */
function reserved(file: string, document: Document, lines: LineCounter): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node: (_, node) => {
      if (!node.range) return;
      const isSign = isAlias(node) || Boolean(node.anchor) || (node.tag !== undefined && isScalar(node));
      const isCut = isScalar(node) && Boolean(node.comment);
      if (!isSign && !isCut) return;
      const {line, col} = lines.linePos(node.range[0]);
      problems.push({file, line, column: col, ...(isSign ? reservedSign : cutByHash)});
    },
  });
  return problems;
}
