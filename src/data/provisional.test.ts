import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseDocument, visit} from 'yaml';

import {tempFolder} from '../../tests/support/temp';
import {dataDir, validateAll} from './load';
import {findProvisional, formatProvisional, preparationNote, provisionalValues} from './provisional';
import {schemas} from './schemas';
import {parseYaml} from './yaml';

const find = (text: string, schema: Parameters<typeof findProvisional>[1] = schemas.links) =>
  findProvisional(parseYaml('src/data/x.yaml', new TextEncoder().encode(text)), schema);

/** The data folder with every value confirmed: no mark is left, and stand-in addresses are real ones. */
function confirmedData(): string {
  const dir = tempFolder();
  for (const file of fs.readdirSync(dataDir).filter((name) => name.endsWith('.yaml'))) {
    const document = parseDocument(fs.readFileSync(path.join(dataDir, file), 'utf8'));
    visit(document, {
      Map: (_, node) => {
        if (!node.delete('provisional')) return;
        if (/youtube/i.test(String(node.get('pending')))) node.set('youtubeId', 'dQw4w9WgXcQ');
        node.delete('pending');
      },
    });
    fs.writeFileSync(path.join(dir, file), String(document).replaceAll('example.com', 'example.net'));
  }
  return dir;
}

describe('provisional values', () => {
  it('gives file, line, path, value and what to put there', () => {
    const values = find(
      '- id: demo\n  label: Demo\n  href: https://example.com/x\n  provisional: true\n  pending: Dirección real\n',
    );
    expect(values).toEqual([
      {
        kind: 'las direcciones de algunos botones',
        file: 'src/data/x.yaml',
        line: 3,
        path: 'demo › href',
        current: 'https://example.com/x',
        pending: 'Dirección real',
      },
    ]);
  });

  it('names the fields on the way, and says when there is no value yet', () => {
    const [value] = find(
      'video:\n  id: v\n  title: Video\n  mark: vida\n  provisional: true\n  pending: Identificador\n',
      schemas.webinar,
    );
    expect(value).toMatchObject({
      kind: 'los videos',
      path: 'video › youtubeId',
      current: 'sin dato',
      line: 2,
    });
  });

  it('leaves confirmed values alone', () => {
    expect(find('- {id: a, href: "https://a.co", provisional: false}\n')).toEqual([]);
    expect(formatProvisional([])).toMatch(/No queda ningún dato provisional/);
  });

  it('are told to visitors by their kinds, each once', () => {
    const links = find('- {id: a, href: x, provisional: true}\n- {id: b, href: y, provisional: true}\n');
    const people = find('- {id: one, prizes: [{title: z, provisional: true}]}\n', schemas.experts);
    expect(preparationNote([...links, {}, ...people])).toBe(
      'Sitio en preparación: aún son provisionales las direcciones de algunos botones y los perfiles académicos.',
    );
  });

  it('have a kind that visitors are told, each in the data', () => {
    expect(provisionalValues(dataDir).filter(({kind, file}) => !kind && file.endsWith('.yaml'))).toEqual([]);
  });

  it('leave nothing to tell once all are confirmed', () => {
    const dir = confirmedData();
    validateAll(dir);
    expect(provisionalValues(dir)).toEqual([]);
    expect(preparationNote(provisionalValues(dir))).toBe('');
  });

  it('finds each unknown of the site', () => {
    const values = provisionalValues();
    const inFile = (name: string): number =>
      values.filter(({file}) => file === `src/data/${name}.yaml`).length;
    expect(inFile('ecosystem')).toBeLessThanOrEqual(12);
    expect(formatProvisional(values)).toContain('Qué poner:');
    for (const {line, pending} of values) {
      expect(line).toBeGreaterThan(1);
      expect(pending).not.toBe('');
    }
  });
});
