import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';

import {articlePath, LAW_IDS} from '../../lib/law';
import {readLawDocuments} from '../site-laws';

import {loadPapers} from '.';
import {MODEL} from './frame';
import {toHtml} from './to-html';
import {toWord} from './to-word';
import type {Block, Inline, Line, Paper} from './types';

const frame = {site: 'Sitio de prueba', address: 'https://sitio.test/catedra/'};
const papers = loadPapers(process.cwd());

const linesOf = (block: Block): Line[] => {
  switch (block.kind) {
    case 'list':
      return block.items.map(({line}) => line);
    case 'table':
      return [...block.head, ...block.rows.flat()].map((line) => line);
    case 'duties':
    case 'school-year':
      return [];
    default:
      return [block.line];
  }
};
const pieces = <Kind extends Inline['kind']>({blocks}: Paper, kind: Kind) =>
  blocks
    .flatMap(linesOf)
    .flat()
    .filter((part): part is Extract<Inline, {kind: Kind}> => part.kind === kind);
const wordsOf = (line: Line): string =>
  line.map((part) => (part.kind === 'field' ? `[${part.name}]` : part.text)).join('');

describe.each(papers.map((paper) => [paper.id, paper] as const))('the Word file of %s', (_, paper) => {
  let files: Record<string, string>;
  let select: ReturnType<typeof load>;
  beforeAll(async () => {
    const zip = unzipSync(await toWord(paper, frame));
    files = Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
    select = load(files['word/document.xml']!, {xml: true});
  });
  const texts = (selector: string): string[] =>
    select(selector)
      .toArray()
      .map((node) => select(node).find('w\\:t').text());
  const styled = (style: string): string[] => texts(`w\\:p:has(> w\\:pPr > w\\:pStyle[w\\:val="${style}"])`);

  it('has its title, its language and what it is', () => {
    const core = load(files['docProps/core.xml']!, {xml: true});
    expect(core('dc\\:title').text()).toBe(paper.title);
    expect(core('dc\\:description').text()).toBe(MODEL);
    expect(files['word/styles.xml']).toMatch(/<w:docDefaults>.*?<w:lang w:val="es-CO"/s);
    expect(styled('Title')).toEqual([paper.title]);
    expect(styled('Aviso')[0]).toBe(MODEL);
    expect(files['word/footer1.xml']).toContain('no es un formato oficial');
  });

  it('has real headings in order', () => {
    const levels = ['Heading1', 'Heading2', 'Heading3'] as const;
    levels.forEach((style, index) => {
      const own = paper.blocks.filter((block) => block.kind === 'heading' && block.level === index + 2);
      expect(styled(style)).toEqual(own.flatMap(linesOf).map(wordsOf));
    });
    expect(styled('Heading1').length).toBeGreaterThan(0);
  });

  it('repeats the head of every table and cuts no row', () => {
    const tables = paper.blocks.filter(({kind}) => kind === 'table').length;
    expect(select('w\\:tbl')).toHaveLength(tables);
    select('w\\:tbl').each((__, table) => {
      const rows = select(table).find('w\\:tr').toArray();
      const isHead = rows.map((row) => select(row).find('w\\:tblHeader').length > 0);
      expect(isHead).toEqual(rows.map((___, index) => index === 0));
      expect(select(table).find('w\\:cantSplit')).toHaveLength(rows.length);
    });
  });

  it('has a control of its own for every field, by its name', () => {
    const names = ['campo', ...pieces(paper, 'field').map(({name}) => name)];
    const controls = select('w\\:sdt:has(w\\:showingPlcHdr)').toArray();
    expect(controls.map((node) => select(node).find('w\\:alias').attr('w:val'))).toEqual(names);
    expect(texts('w\\:sdt:has(w\\:showingPlcHdr)')).toEqual(names.map((name) => `[${name}]`));
    const ids = controls.map((node) => select(node).find('w\\:sdtPr > w\\:id').attr('w:val'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(select('w\\:sdt w\\:rStyle[w\\:val="Campo"]')).toHaveLength(names.length);
  });

  it('has lists of Word and boxes to tick', () => {
    const items = paper.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    expect(select('w14\\:checkbox')).toHaveLength(items.filter(({isBox}) => isBox).length);
    const lists = styled('ListBullet').length + styled('ListNumber').length;
    expect(lists).toBe(items.filter(({isBox}) => !isBox).length);
    expect(select('w\\:numPr')).toHaveLength(lists);
  });

  it('names each article it rests on, with the address of the site', () => {
    const links = load(files['word/_rels/document.xml.rels']!, {xml: true})(
      'Relationship[TargetMode="External"]',
    )
      .toArray()
      .map((node) => node.attribs['Target']!);
    const anchors = select('w\\:hyperlink')
      .toArray()
      .map((node) => node.attribs['w:anchor']);
    expect(paper.basis.length).toBeGreaterThan(0);
    for (const {law, articles} of paper.basis) {
      expect(links.some((link) => link.startsWith(`${frame.address}${law}`))).toBe(true);
      for (const number of articles)
        expect(
          [...links, ...anchors].some((link) => link?.endsWith(articlePath(law, number).split('#')[1]!)),
        ).toBe(true);
    }
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });

  it('says what the preview says', () => {
    const preview = load(toHtml({...paper, bytes: 1000}, frame, '/catedra/'));
    const lines = paper.blocks.flatMap(linesOf).map(wordsOf);
    const plain = (text: string): string => text.replace(/\s+/g, ' ');
    const shown = plain(preview('main').text());
    const written = plain(texts('w\\:body').join(''));
    for (const line of lines) {
      expect(shown).toContain(plain(line));
      expect(written).toContain(plain(line));
    }
    expect(shown).toContain(MODEL);
  });
});

describe('the evidence of duties', () => {
  const documents = readLawDocuments(process.cwd());
  const all = LAW_IDS.flatMap((law) => documents[law].duties.map((duty) => ({law, ...duty})));

  it('stands in one paper, one table an article with a row for each duty', () => {
    const [folder, ...others] = papers.filter(({blocks}) =>
      blocks.some((block) => block.kind === 'heading' && block.level === 4),
    );
    expect(others).toEqual([]);
    const rows = folder!.blocks.flatMap((block, index) => {
      const next = folder!.blocks[index + 1];
      if (block.kind !== 'heading' || block.level !== 4 || next?.kind !== 'table') return [];
      const [link] = block.line;
      return next.rows.map((cells) => ({
        href: link?.kind === 'link' && link.href,
        cells: cells.map(wordsOf),
      }));
    });
    expect(rows).toEqual(
      all.map(({law, article, text, evidence}) => ({
        href: articlePath(law, article),
        cells: [text, evidence.document, evidence.keeper, expect.any(String)],
      })),
    );
    const headings = folder!.blocks.filter((block) => block.kind === 'heading' && block.level === 4);
    expect(headings).toHaveLength(new Set(rows.map(({href}) => href)).size);
  });
});
