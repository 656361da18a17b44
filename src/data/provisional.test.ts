import {describe, expect, it} from 'vitest';

import {findProvisional, formatProvisional, preparationNote, provisionalValues} from './provisional';
import {parseYaml} from './yaml';

const parse = (text: string) => parseYaml('src/data/x.yaml', new TextEncoder().encode(text));

describe('provisional values', () => {
  it('gives file, line, path, value and what to put there', () => {
    const source = parse(
      '- id: demo\n  label: Demo\n  href: https://example.com/x\n  provisional: true\n  pending: Dirección real\n',
    );
    expect(findProvisional(source)).toEqual([
      {
        file: 'src/data/x.yaml',
        line: 3,
        path: 'demo › href',
        current: 'https://example.com/x',
        pending: 'Dirección real',
      },
    ]);
  });

  it('names the fields on the way, and says when there is no value yet', () => {
    const source = parse(
      'video:\n  id: v\n  title: Video\n  mark: vida\n  provisional: true\n  pending: Identificador\n',
    );
    expect(findProvisional(source)[0]).toMatchObject({
      path: 'video › youtubeId',
      current: 'sin dato',
      line: 2,
    });
  });

  it('leaves confirmed values alone', () => {
    expect(findProvisional(parse('- {id: a, href: "https://a.co", provisional: false}\n'))).toEqual([]);
    expect(formatProvisional([])).toMatch(/No queda ningún dato provisional/);
  });

  it('are told to visitors by their kinds, and no longer once all are confirmed', () => {
    const note = (text: string): string =>
      preparationNote(
        findProvisional(parse(text)).map((value) => ({...value, file: 'src/data/contacts.yaml'})),
      );
    expect(note('- {id: a, href: x, provisional: true}\n')).toBe(
      'Sitio en preparación: aún son provisionales los datos de contacto.',
    );
    expect(note('- {id: a, href: x}\n')).toBe('');
    expect(
      preparationNote([
        {file: 'src/data/links.yaml'},
        {file: '.github/CODEOWNERS'},
        {file: 'src/data/experts.yaml'},
      ]),
    ).toBe(
      'Sitio en preparación: aún son provisionales las direcciones de algunos botones y los perfiles académicos.',
    );
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
