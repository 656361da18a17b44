import {
  AlignmentType,
  BorderStyle,
  BuilderElement,
  CheckBox,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  HeightRule,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
  type IParagraphOptions,
  type ParagraphChild,
  type XmlComponent,
} from 'docx';

// The library `docx` writes the files: it knows headings, lists, repeated rows and languages of Word, is
// kept up and runs in Node without a word processor.

import {basisLine, MODEL, WIDTHS, type Frame} from './frame';
import type {Block, Inline, Line, Paper} from './types';

/** Colours of the site on paper. */
const INK = '1B2A2E';
const PATIO = '0E545C';
const LINE = 'B7C4C4';
const HEAD = 'E6EFEE';
const FIELD = 'FFF0B3';
const SHADE = {type: ShadingType.CLEAR, fill: FIELD, color: 'auto'};
const FONT = 'Arial';

/** Letter paper of Colombian schools, in twentieths of a point. */
const PAGE = {width: 12_240, height: 15_840, margin: 1_300};
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

const element = (name: string, value?: string | number, children: XmlComponent[] = []): XmlComponent =>
  new BuilderElement({
    name,
    ...(value === undefined ? {} : {attributes: {value: {key: 'w:val', value: String(value)}}}),
    children,
  });

const BULLETS = 'vinetas';
const NUMBERS = 'numeros';

/** Writes one paper: what it keeps count of belongs to one file. */
class Writer {
  private controls = 0;
  private lists = 0;

  constructor(private readonly address: string) {}

  /**
   * A content control: a click marks all of it and what is typed takes its place, without its colour. In
   * brackets, so that it is one on grey paper too. Of any kind: of plain text, LibreOffice drops the colour.
   */
  private field(name: string, bold = false): ParagraphChild {
    this.controls += 1;
    const properties = element('w:sdtPr', undefined, [
      element('w:alias', name),
      element('w:id', this.controls),
      element('w:showingPlcHdr'),
    ]);
    const run = new TextRun({text: `[${name}]`, style: 'Campo', ...(bold ? {bold} : {})});
    // The library has no general content control; its paragraphs take any element.
    return element('w:sdt', undefined, [
      properties,
      element('w:sdtContent', undefined, [run]),
    ]) as unknown as ParagraphChild;
  }

  private inline(part: Inline): ParagraphChild {
    switch (part.kind) {
      case 'field':
        return this.field(part.name, part.strong);
      case 'link':
        return new ExternalHyperlink({
          link: new URL(part.href.replace(/^\//, ''), this.address).href,
          children: [new TextRun({text: part.text, style: 'Hyperlink'})],
        });
      default:
        return new TextRun({text: part.text, bold: part.strong, italics: part.emphasis});
    }
  }

  line(line: Line): ParagraphChild[] {
    return line.map((part) => this.inline(part));
  }

  private table({head, rows}: Extract<Block, {kind: 'table'}>): FileChild[] {
    const widths = columnWidths(WIDTHS[head.length] ?? head.map(() => 1));
    // A short table is not cut.
    const isWhole = rows.length <= 7;
    const cell = (line: Line, index: number, isHead: boolean, keepNext: boolean): TableCell =>
      new TableCell({
        width: {size: widths[index]!, type: WidthType.DXA},
        ...(isHead ? {shading: {fill: HEAD, type: ShadingType.CLEAR, color: 'auto'}} : {}),
        children: [
          new Paragraph({style: isHead ? 'Encabezado' : 'Celda', keepNext, children: this.line(line)}),
        ],
      });
    const row = (cells: readonly Line[], isHead: boolean, keepNext: boolean): TableRow =>
      new TableRow({
        ...(isHead ? {tableHeader: true} : {}),
        cantSplit: true,
        // By hand, a signature needs room.
        ...(cells.some(isSigned) ? {height: {value: 900, rule: HeightRule.ATLEAST}} : {}),
        children: head.map((_, index) => cell(cells[index] ?? [], index, isHead, keepNext)),
      });
    const border = {style: BorderStyle.SINGLE, size: 4, color: LINE};
    const table = new Table({
      width: {size: TEXT_WIDTH, type: WidthType.DXA},
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      margins: {top: 60, bottom: 60, left: 110, right: 110},
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: [
        row(head, true, true),
        ...rows.map((cells, index) => row(cells, false, isWhole && index < rows.length - 1)),
      ],
    });
    // Word joins two tables that touch, and a heading needs its room.
    return [table, new Paragraph({style: 'Separador'})];
  }

  private list({isOrdered, items}: Extract<Block, {kind: 'list'}>): FileChild[] {
    if (isOrdered) this.lists += 1;
    return items.map(({isBox, line}, index): FileChild => {
      const isLast = index === items.length - 1;
      const spacing = {after: isLast ? 160 : 60};
      if (isBox) {
        const children = [new CheckBox({alias: 'Casilla'}), new TextRun('\t'), ...this.line(line)];
        // The choices of one question stay on one page.
        return new Paragraph({style: 'Casilla', keepNext: !isLast, keepLines: true, spacing, children});
      }
      const numbering = {reference: isOrdered ? NUMBERS : BULLETS, level: 0, instance: this.lists};
      const style = isOrdered ? 'ListNumber' : 'ListBullet';
      return new Paragraph({style, numbering, spacing, children: this.line(line)});
    });
  }

  block(block: Block, next?: Block): FileChild[] {
    switch (block.kind) {
      case 'heading': {
        const heading = {
          2: HeadingLevel.HEADING_1,
          3: HeadingLevel.HEADING_2,
          4: HeadingLevel.HEADING_3,
        }[block.level];
        return [new Paragraph({heading, children: this.line(block.line)})];
      }
      case 'paragraph':
        // A sentence that announces a table or a list stays with it.
        return [new Paragraph({keepNext: isAnnounced(next), children: this.line(block.line)})];
      case 'list':
        return this.list(block);
      case 'table':
        return this.table(block);
      case 'duties':
      case 'school-year':
        throw new Error('Duties and school year must have been put in their place.');
    }
  }
}

const isAnnounced = (next?: Block): boolean => next?.kind === 'table' || next?.kind === 'list';

const isSigned = (line: Line): boolean =>
  line.some((part) => part.kind === 'field' && /\bfirma\b/.test(part.name));

function columnWidths(shares: readonly number[]): number[] {
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => Math.floor((share / total) * TEXT_WIDTH));
}

const paragraph = (id: string, name: string, size: number, rest: object = {}, run: object = {}) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  run: {size, ...run},
  paragraph: rest,
});
const heading = (size: number, before: number, after: number) => ({
  run: {font: FONT, size, bold: true, color: PATIO},
  paragraph: {spacing: {before, after}, keepNext: true, keepLines: true},
});

const STYLES = {
  default: {
    document: {
      run: {font: FONT, size: 22, color: INK, language: {value: 'es-CO', eastAsia: 'es-CO'}},
      paragraph: {spacing: {after: 120, line: 276}},
    },
    title: {
      run: {font: FONT, size: 40, bold: true, color: PATIO},
      paragraph: {spacing: {after: 80, line: 240}, keepNext: true},
    },
    heading1: heading(27, 320, 100),
    heading2: heading(23, 260, 80),
    heading3: heading(21, 200, 60),
    hyperlink: {run: {color: PATIO, underline: {}}},
  },
  paragraphStyles: [
    paragraph('Subtitle', 'Subtitle', 24, {spacing: {after: 200}}),
    paragraph('ListBullet', 'List Bullet', 22),
    paragraph('ListNumber', 'List Number', 22),
    paragraph('Casilla', 'Casilla', 22, {indent: {left: 400, hanging: 400}}),
    paragraph('Celda', 'Celda', 20, {spacing: {after: 0, line: 252}}),
    paragraph('Encabezado', 'Encabezado de tabla', 20, {spacing: {after: 0, line: 252}}, {bold: true}),
    paragraph('Separador', 'Separador', 8, {spacing: {after: 60, line: 200}}),
    paragraph('Aviso', 'Aviso', 19, {
      spacing: {after: 0, line: 256},
      keepNext: true,
      border: {left: {style: BorderStyle.SINGLE, size: 24, color: PATIO, space: 8}},
      indent: {left: 160},
    }),
    paragraph('Footer', 'footer', 16, {spacing: {after: 0}}),
  ],
  characterStyles: [
    {
      id: 'Campo',
      name: 'Campo por llenar',
      quickFormat: true,
      run: {color: '4A3B00', shading: SHADE},
    },
  ],
};

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
  {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: {paragraph: {indent: {left: 400, hanging: 300}}},
  },
];

/**
 * A working paper as a Word file, to be filled in: title and language of the document, styles of Word for
 * headings and lists, table heads that repeat, fields as content controls, and on every page that it is a
 * model of ours.
 */
export async function toWord(paper: Paper, frame: Frame): Promise<Buffer> {
  const writer = new Writer(frame.address);
  const note = (options: IParagraphOptions): Paragraph => new Paragraph({style: 'Aviso', ...options});
  const document = new Document({
    title: paper.title,
    subject: paper.description,
    description: MODEL,
    keywords: paper.keywords.join(', '),
    creator: frame.site,
    lastModifiedBy: frame.site,
    styles: STYLES,
    numbering: {
      config: [
        {reference: BULLETS, levels: level(LevelFormat.BULLET, '•')},
        {reference: NUMBERS, levels: level(LevelFormat.DECIMAL, '%1.')},
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {width: PAGE.width, height: PAGE.height},
            margin: {top: PAGE.margin, bottom: 1_200, left: PAGE.margin, right: PAGE.margin},
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: 'Footer',
                tabStops: [{type: 'right', position: TEXT_WIDTH}],
                children: [
                  new TextRun(`${frame.site}. Modelo nuestro, no es un formato oficial.\tPágina `),
                  new TextRun({children: [PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES]}),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({heading: HeadingLevel.TITLE, children: [new TextRun(paper.title)]}),
          new Paragraph({style: 'Subtitle', keepNext: true, children: [new TextRun(paper.description)]}),
          note({children: [new TextRun({text: MODEL, bold: true})]}),
          note({
            children: writer.line([
              {kind: 'text', text: 'Llene cada '},
              {kind: 'field', name: 'campo'},
              {
                kind: 'text',
                text: ' con los datos de su colegio, cambie lo que haga falta y borre esta nota al terminar.',
              },
            ]),
          }),
          note({keepNext: false, spacing: {after: 240}, children: writer.line(basisLine(paper))}),
          ...paper.blocks.flatMap((block, index) => writer.block(block, paper.blocks[index + 1])),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
