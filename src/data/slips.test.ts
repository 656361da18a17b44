import {describe, expect, it} from 'vitest';
import * as z from 'zod';

import {spanishErrors, toProblems} from './issues';
import {formatProblems} from './problems';
import {closedId, count, day, fields, hour, httpsUrl, id, text, texts} from './schemas/common';
import {plans} from './schemas/offer';
import {contacts} from './schemas/site';
import {video} from './schemas/tools';
import {beside, parseYaml} from './yaml';

/** What an editor is told about a file of data, and what the site reads in it. */
function read(schema: z.ZodType, source: string): {message: string; data: unknown} {
  const file = parseYaml('datos.yaml', Buffer.from(source));
  const data: unknown = file.document.toJS();
  const result = schema.safeParse(data, {error: spanishErrors});
  const issues = result.success ? [] : toProblems(file, data, result.error.issues);
  return {
    message: formatProblems([
      ...file.problems,
      ...(file.problems.length > 0 ? [] : [...file.slips, ...beside(file.slips, issues)]),
    ]),
    data,
  };
}

const entry = fields({
  name: text.optional(),
  list: texts.optional(),
  number: z.number().optional(),
  count: count.optional(),
  day: day.optional(),
  hour: hour.optional(),
  url: httpsUrl.optional(),
});
const price = plans.shape.plans;

/** A slip of one entry, what its message says, the same entry with that cure, and what is then read. */
const slips: readonly (readonly [what: string, slip: string, cure: string, cured: string, data: unknown])[] =
  [
    // Texts that YAML reads as something else
    [
      'a number that begins with zero',
      'name: 018000123456',
      '"018000123456"',
      'name: "018000123456"',
      {name: '018000123456'},
    ],
    [
      'a telephone with its sign',
      'name: +576012345678',
      '"+576012345678"',
      'name: "+576012345678"',
      {name: '+576012345678'},
    ],
    [
      'a number that is long',
      'name: 12345678901234567890',
      '"12345678901234567890"',
      'name: "12345678901234567890"',
      {name: '12345678901234567890'},
    ],
    ['a decimal that ends in zero', 'name: 11.10', '"11.10"', 'name: "11.10"', {name: '11.10'}],
    ['a code of other figures', 'name: 0x1F', '"0x1F"', 'name: "0x1F"', {name: '0x1F'}],
    ['a word that is a value', 'name: True', '"True"', 'name: "True"', {name: 'True'}],
    // Numbers
    ['a point of thousands', 'number: 2.000', 'escriba 2000, sin punto', 'number: 2000', {number: 2000}],
    [
      'a point of thousands that is a decimal',
      'number: 2.125',
      'si es un decimal, 2.1250',
      'number: 2.1250',
      {number: 2.125},
    ],
    [
      'a point of thousands in a text',
      'name: 2.000',
      'si es un texto, "2.000"',
      'name: "2.000"',
      {name: '2.000'},
    ],
    [
      'two points of thousands',
      'number: 2.000.000',
      'escriba 2000000',
      'number: 2000000',
      {number: 2_000_000},
    ],
    ['a decimal comma', 'number: 11,1', 'escriba 11.1', 'number: 11.1', {number: 11.1}],
    ['a percentage', 'number: 87 %', 'escriba 87', 'number: 87', {number: 87}],
    ['a count with its unit', 'count: 20 min', 'escriba 20', 'count: 20', {count: 20}],
    // Days, hours and addresses
    ['a day as we say it', 'day: 23/7/2025', '"2025-07-23"', 'day: "2025-07-23"', {day: '2025-07-23'}],
    ['a day in words', 'day: 23 de julio de 2025', '"2025-07-23"', 'day: "2025-07-23"', {day: '2025-07-23'}],
    ['a day without zeros', 'day: 2025-7-3', '"2025-07-03"', 'day: "2025-07-03"', {day: '2025-07-03'}],
    ['an hour of the afternoon', 'hour: "2:30 p. m."', '"14:30"', 'hour: "14:30"', {hour: '14:30'}],
    ['an hour without zero', 'hour: "9:05"', '"09:05"', 'hour: "09:05"', {hour: '09:05'}],
    [
      'an address without its start',
      'url: www.colegio.edu.co/a',
      '"https://www.colegio.edu.co/a"',
      'url: "https://www.colegio.edu.co/a"',
      {url: 'https://www.colegio.edu.co/a'},
    ],
    [
      'an old address',
      'url: http://colegio.edu.co',
      '"https://colegio.edu.co"',
      'url: "https://colegio.edu.co"',
      {url: 'https://colegio.edu.co'},
    ],
    // Texts that are lost or joined
    [
      'a colon without its space',
      'name:Uno\ncount: 3',
      'escriba name: Uno',
      'name: Uno\ncount: 3',
      {name: 'Uno', count: 3},
    ],
    [
      'an element inside the one before',
      'list:\n  - Uno\n    - Dos',
      'borre los espacios de más',
      'list:\n  - Uno\n  - Dos',
      {list: ['Uno', 'Dos']},
    ],
    [
      'an element with its dash attached',
      'list:\n  - Uno\n    -Dos',
      'borre los espacios de más',
      'list:\n  - Uno\n  - Dos',
      {list: ['Uno', 'Dos']},
    ],
    [
      'a comma between braces',
      '{name: Datos, privacidad}',
      'escriba "Datos, privacidad"',
      '{name: "Datos, privacidad"}',
      {name: 'Datos, privacidad'},
    ],
    [
      'a comma of thousands between braces',
      '{number: 105,000}',
      'escriba 105000',
      '{number: 105000}',
      {number: 105_000},
    ],
    [
      'two paragraphs',
      'name: Uno.\n\n  Dos.',
      'borre las líneas vacías',
      'name: Uno.\n  Dos.',
      {name: 'Uno. Dos.'},
    ],
    ['lines kept', 'name: |\n  Uno\n  dos.', 'escriba >-', 'name: >-\n  Uno\n  dos.', {name: 'Uno dos.'}],
    ['spaces at the end', "name: 'Uno '", 'los del comienzo o el final', "name: 'Uno'", {name: 'Uno'}],
    ['two spaces', 'name: Uno  dos', 'borre los espacios dobles', 'name: Uno dos', {name: 'Uno dos'}],
    // Marks that the page would show
    [
      'bold',
      'name: Lea **bien y claro**',
      'cambie «**bien y claro**» por «bien y claro»',
      'name: Lea bien y claro',
      {name: 'Lea bien y claro'},
    ],
    ['bold that does not end', 'name: Lea **bien', 'borre «**»', 'name: Lea bien', {name: 'Lea bien'}],
    ['italics', 'name: Lea _bien_', 'cambie «_bien_» por «bien»', 'name: Lea bien', {name: 'Lea bien'}],
    [
      'italics with stars',
      'name: Lea *bien*',
      'cambie «*bien*» por «bien»',
      'name: Lea bien',
      {name: 'Lea bien'},
    ],
    ['code', 'name: Lea `bien`', 'cambie «`bien`» por «bien»', 'name: Lea bien', {name: 'Lea bien'}],
    [
      'a link',
      'name: "La [Ley 2491](/ley-2491) pide"',
      'cambie «[Ley 2491](/ley-2491)» por «Ley 2491»',
      'name: La Ley 2491 pide',
      {name: 'La Ley 2491 pide'},
    ],
    [
      'a tag',
      'name: Lea <b>bien</b><br/>',
      'borre «<b>»; borre «</b>»; borre «<br/>»',
      'name: Lea bien',
      {name: 'Lea bien'},
    ],
    [
      'an entity',
      'name: Padres &amp; madres',
      'cambie «&amp;» por «&»',
      'name: Padres & madres',
      {name: 'Padres & madres'},
    ],
    [
      'an entity of a letter',
      'name: M&aacute;s',
      'por la letra o el signo que representa',
      'name: Más',
      {name: 'Más'},
    ],
    ['a bullet', 'list:\n  - • Uno', 'borre «• »', 'list:\n  - Uno', {list: ['Uno']}],
    ['a dash for a bullet', 'list:\n  - – Uno', 'borre «– »', 'list:\n  - Uno', {list: ['Uno']}],
    ['a heading', 'name: "## Uno"', 'borre «## »', 'name: Uno', {name: 'Uno'}],
    // Letters of other programs
    [
      'letters stored wrongly',
      'name: educaciÃ³n y Ã‰tica',
      'escriba «educación», «Ética»',
      'name: educación y Ética',
      {name: 'educación y Ética'},
    ],
    [
      'letters in one sign',
      'name: La de\ufb01nición',
      'escriba «definición»',
      'name: La definición',
      {name: 'La definición'},
    ],
    [
      'a lost letter',
      'name: educaci\ufffdn',
      'escriba de nuevo la letra',
      'name: educación',
      {name: 'educación'},
    ],
    [
      'a hyphen that is not seen',
      'name: edu\u00adcación',
      'con el teclado',
      'name: educación',
      {name: 'educación'},
    ],
    [
      'a hard space that is read as a letter',
      'name:\u00a0Uno',
      'escriba un espacio',
      'name: Uno',
      {name: 'Uno'},
    ],
  ];

describe('a slip in a file of data', () => {
  it.each(slips)(
    'is told once, in its line, and its cure keeps what was meant: %s',
    (_, slip, cure, cured, data) => {
      const {message} = read(entry, `# Comentario\n${slip}\n`);
      expect(message).toContain('hay 1 problema.');
      expect(message).toMatch(/datos\.yaml, línea [2-5]/);
      expect(message).toContain(cure);
      expect(read(entry, `# Comentario\n${cured}\n`)).toEqual({message: '', data});
    },
  );

  it('does not hide those of other lines', () => {
    const {message} = read(entry, 'number: 2.000\nname: Lea **bien**\nlist:\n  - M\u00adás\n');
    expect(message).toMatch(/línea 1[^]*línea 2[^]*línea 4/);
    expect(message).toContain('hay 3 problemas');
  });

  it.each([
    'name: Padres & madres, 5 * 3 * 2, menos de <5, a<b y b>a, nombre_de_archivo y (*) nota',
    'name: "Nombre: ______, #1, 1.º, 20 % – 30 %, [sic] (nota), R&D; «sí»"',
    'number: 11.1\nname: "2.000"',
    'number: 2.0000',
    'name: Un texto\n  largo - con inciso – y otro',
    '{name: "Uno, dos", count: 3}',
  ])('is not seen where there is none: %s', (source) => {
    expect(read(entry, source).message).toBe('');
  });

  it('is none when an accent stands apart from its letter: both are one letter', () => {
    expect(read(entry, 'name: Educacio\u0301n')).toEqual({message: '', data: {name: 'Educación'}});
  });
});

it('a field whose name is misspelt is not told as missing too, and each has its own guess', () => {
  const pair = z.array(fields({name: text, count}));
  const {message} = read(pair, '- {nmae: Uno, coutn: 3}\n- {name: Dos, otra: 3}');
  expect(message).toContain('hay 4 problemas');
  expect(message).toMatch(
    /Campo: nmae[^]*¿quiso escribir «name»\?[^]*Campo: coutn[^]*¿quiso escribir «count»\?[^]*Campo: count[^]*falta el campo[^]*Campo: otra[^]*borre la línea/,
  );
});

describe('prices', () => {
  const row = (amount: string): string => `- price: {amount: ${amount}, currency: COP, per: student-year}`;
  it.each([
    ['99.000', 'escriba 99000, sin punto'],
    ['$ 99.000', 'escriba 99000, sin punto'],
    ['105,000', 'escriba 105000'],
  ])('show the figure that was meant: %s', (typed, cure) => {
    expect(read(price, row(typed)).message).toContain(cure);
  });
  it.each(['990', '99', '99.5', 'noventa'])('are not guessed: %s', (typed) => {
    expect(read(price, row(typed)).message).toMatch(/escriba el precio completo/);
  });
});

it('a video shows its own id', () => {
  const {message} = read(
    video,
    'id: uno\ntitle: Uno\nyoutubeId: https://www.youtube.com/watch?v=aB3-_xYz012&t=4',
  );
  expect(message).toContain('escriba aB3-_xYz012');
  expect(read(video, 'id: uno\ntitle: Uno\nyoutubeId: aB3-_xYz012').message).toBe('');
});

describe('a contact opens what it shows', () => {
  const row = (id: string, display: string, href: string): string =>
    `- {id: ${id}, label: Uno, display: '${display}', href: '${href}'}\n`;
  const all = (...own: readonly string[]): string =>
    [
      ['phone', '+57 601 234 5678', 'tel:+576012345678'],
      ['email', 'uno@colegio.edu.co', 'mailto:uno@colegio.edu.co'],
      ['whatsapp', '+57 300 123 4567', 'https://wa.me/573001234567'],
      ['support', 'Formulario', 'https://colegio.edu.co/soporte'],
    ]
      .map((row) => (row[0] === own[0] ? own : row))
      .map(([id = '', display = '', href = '']) => row(id, display, href))
      .join('');

  it.each([
    ['phone', '+57 602 234 5678', 'tel:+576012345678', 'tel:+576022345678'],
    ['email', 'dos@colegio.edu.co', 'mailto:uno@colegio.edu.co', 'mailto:dos@colegio.edu.co'],
    ['whatsapp', '+57 301 123 4567', 'https://wa.me/573001234567', 'https://wa.me/573011234567'],
  ])('%s', (id, display, href, cured) => {
    expect(read(contacts, all(id, display, href)).message).toContain(`escriba href: ${cured};`);
    expect(read(contacts, all(id, display, cured)).message).toBe('');
  });

  it.each([
    ['phone', '601 234 5678', 'tel:+576012345678'],
    ['phone', '01 8000 123 456', 'tel:018000123456'],
    ['whatsapp', 'Escríbanos', 'https://wa.me/573001234567'],
  ])('%s may be shown as %s', (...own) => {
    expect(read(contacts, all(...own)).message).toBe('');
  });
});

describe('one crooked entry is one message, at its own line', () => {
  const lists = z.array(
    fields({id, name: text, parts: z.array(fields({id, name: text})).optional()}).strict(),
  );
  const sound =
    '- id: uno\n  name: Uno\n  parts:\n    - id: a\n      name: A\n    - id: b\n      name: B\n- id: dos\n  name: Dos\n';

  it.each([
    ['no dash', '- id: dos', '  id: dos', 8, 'escriba «- id: dos»'],
    ['a dash too far out', '    - id: b', '  - id: b', 6, 'deje 4 espacios antes del guion'],
    ['a dash too far in', '    - id: b', '      - id: b', 6, 'deje 4 espacios antes del guion'],
    ['a field too far in', '- id: dos\n  name', '- id: dos\n    name', 9, 'deje 2 espacios antes'],
  ])('%s', (_, from, to, line, cure) => {
    expect(read(lists, sound).message).toBe('');
    const {message} = read(lists, sound.replace(from, to));
    expect(message).toContain('hay 1 problema.');
    expect(message).toMatch(new RegExp(`línea ${line},`));
    expect(message).toContain(cure);
  });
});

it('an entry that only who keeps the site can add is told that alone, and no work is thrown away', () => {
  const closed = z.array(fields({id: closedId(['uno', 'dos'], 'Una cosa más la'), name: text, day}));
  const {message} = read(closed, '- id: uno\n  name: Uno\n  day: "2025-07-23"\n- id: veinte\n');
  expect(message).toContain('hay 1 problema.');
  expect(message).toMatch(/línea 4,[^]*Una cosa más la agrega quien mantiene el sitio: abra un aviso/);
  expect(read(closed, '- id: uno\n').message).toMatch(/una fecha[^]*agregue la línea «day: "2025-07-23"»/);
});
