import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';

import {shapes} from '../components/ui/Icon/shapes';
import {tempFolder} from '../../tests/support/temp';
import {dataDir, dataNames, loadData, validateAll, type DataName} from './load';
import {DataError} from './problems';

let dir: string;
beforeEach(() => {
  dir = tempFolder();
  for (const name of dataNames)
    fs.copyFileSync(path.join(dataDir, `${name}.yaml`), path.join(dir, `${name}.yaml`));
});

function edit(name: DataName, change: (text: string) => string): void {
  const file = path.join(dir, `${name}.yaml`);
  const before = fs.readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, 'the edit must change the file').not.toBe(before);
  fs.writeFileSync(file, after);
}

/** What editors change is written into the edits by its form, not by its value. */
const withoutSession = (text: string): string => text.replace(/^nextSession:.*\n(?: .*\n)*/m, '');
const withSession = (text: string, date: string, time: string): string =>
  `${withoutSession(text)}\nnextSession: {title: Sesión, date: "${date}", time: "${time}", minutes: 60}\n`;
const indicatorsOf = (index: number): number => validateAll().tools[index]!.indicators.length;
/** The menu says another number of indicators of the first tool. */
const inMenu = (text: string, step: number): string =>
  text.replace(`${indicatorsOf(0)} indicadores`, `${indicatorsOf(0) + step} indicadores`);

function failure(): DataError {
  try {
    validateAll(dir);
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
  throw new Error('expected the data to be refused');
}

describe('the data of the site', () => {
  it('is valid as it stands', () => {
    expect(Object.keys(validateAll())).toHaveLength(dataNames.length);
  });

  it('takes a session to come, and does without one', () => {
    const file = path.join(dir, 'webinar.yaml');
    fs.writeFileSync(file, withoutSession(fs.readFileSync(file, 'utf8')));
    expect(validateAll(dir).webinar.nextSession).toBeUndefined();
    edit('webinar', (text) => withSession(text, '2026-03-18', '14:00'));
    expect(validateAll(dir).webinar.nextSession).toMatchObject({time: '14:00', minutes: 60});
  });

  it('names only icons that exist', () => {
    const {experts, slides} = validateAll();
    const icons = [
      ...experts.flatMap(({specialties, prizes}) => [...specialties, ...prizes].map(({icon}) => icon)),
      ...slides.flatMap(({icon}) => icon ?? []),
    ];
    expect(icons.filter((icon) => !(icon in shapes))).toEqual([]);
  });

  it('gives menu entries of the profiles their route and label', () => {
    const entries = loadData('navigation').flatMap((menu) => menu.entries);
    const [one, two] = loadData('experts');
    expect(entries).toContainEqual({label: two!.menuLabel, to: `/${two!.nameSlug}-profile-two`});
    expect(entries).toContainEqual({
      label: one!.menuLabel,
      to: `/${one!.nameSlug}-profile-one`,
      hidden: true,
    });
  });

  it('follows a changed name into the menu', () => {
    edit('experts', (text) => text.replace(/(id: two\n {2}nameSlug: ).+/, '$1maria-la-de-prueba'));
    const entries = validateAll(dir).navigation.flatMap((menu) => menu.entries);
    expect(entries.map(({to}) => to)).toContain('/maria-la-de-prueba-profile-two');
  });

  it.each([
    [
      'tools',
      (text: string) =>
        `${text}\n${/^- id: bullying-test\n[^]*?(?=^- id|(?![^]))/m.exec(text)![0].replace('bullying-test', 'nueva')}`,
    ],
    ['courses', (text: string) => `${text}\n- {id: nuevo, name: Nuevo, facts: []}\n`],
    [
      'partners',
      (text: string) => `${text}\n- {id: nuevo, name: Nuevo, to: /rieeb, link: habilmind, facts: []}\n`,
    ],
    ['links', (text: string) => `${text}\n- {id: nuevo, label: Nuevo, href: https://www.colegio.edu.co}\n`],
    [
      'ecosystem',
      (text: string) => `${text}\n- {id: otra, name: Otra, description: Otra, url: https://otra.co}\n`,
    ],
    ['faq', (text: string) => `${text}\n- {id: otra, question: ¿Y esto?, answer: [Eso.]}\n`],
    [
      'certifications',
      (text: string) => `${text}\n- {id: otra, title: Otra, description: Otra, seal: 2 ECTS}\n`,
    ],
  ] as const)('takes one entry more in %s', (name, change) => {
    const before = validateAll(dir)[name].length;
    edit(name, change);
    expect(validateAll(dir)[name]).toHaveLength(before + 1);
  });

  it('takes an indicator more or less', () => {
    edit('tools', (text) => text.replace(/ {4}- id: .*\n(?: {6}.*\n)*/, ''));
    edit('navigation', (text) => inMenu(text, -1));
    expect(validateAll(dir).tools[0]!.indicators).toHaveLength(indicatorsOf(0) - 1);
  });

  it('lets search words of a profile follow its name', () => {
    edit('search-words', (text) => text.replace('lugares:', 'lugares:\n  "expert:two#x": red'));
    expect(validateAll(dir)['search-words'].lugares).toHaveProperty(
      `/${loadData('experts')[1]!.nameSlug}-profile-two#x`,
    );
  });

  it('keeps numbers with their words', () => {
    const durations = loadData('tools').map(({duration = ''}) => duration);
    expect(durations.filter((duration) => /\d\u00a0min$/.test(duration))).not.toEqual([]);
    expect(durations.filter((duration) => /\d min$/.test(duration))).toEqual([]);
  });

  it('says the same in two fixed sums', () => {
    const {courses, statistics} = validateAll();
    const hours = courses.find(({id}) => id === 'especializacion')!.parts!.map(({hours: part}) => part ?? 0);
    const value = (id: string): number => statistics.find((entry) => entry.id === id)!.value;
    expect(hours.reduce((sum, part) => sum + part)).toBe(25);
    expect(value('adolescentes') - value('adolescentes-antes')).toBe(100_000);
  });

  it('says «bianuales» only as the word of the law, and promises nothing that nobody can keep', () => {
    // What people type is theirs to word.
    const all = dataNames
      .filter((name) => name !== 'search-words')
      .map((name) => fs.readFileSync(path.join(dataDir, `${name}.yaml`), 'utf8'))
      .join('\n');
    expect(all).not.toMatch(/(?<![“«])bianual|garantiza|[¡!]/i);
  });
});

describe('how files are written', () => {
  it('accepts a byte-order mark and Windows line ends', () => {
    edit('faq', (text) => `\ufeff${text.replace(/\n/g, '\r\n')}`);
    expect(validateAll(dir)).toEqual(validateAll());
  });

  it('refuses a file that is not UTF-8 and names it', () => {
    const file = path.join(dir, 'faq.yaml');
    fs.writeFileSync(file, Buffer.from(fs.readFileSync(file, 'utf8'), 'latin1'));
    expect(failure().message).toMatch(/src\/data\/faq\.yaml[\s\S]*UTF-8/);
  });

  it('refuses a missing file and an unknown one, both in one message', () => {
    fs.renameSync(path.join(dir, 'faq.yaml'), path.join(dir, 'preguntas.yaml'));
    const {message} = failure();
    expect(message).toContain('En src/data/preguntas.yaml hay 1 problema');
    expect(message).toContain('un archivo que el sitio no conoce');
    expect(message).toContain('un archivo llamado faq.yaml');
  });

  const rows = fs.readFileSync(path.join(dataDir, 'tools.yaml'), 'utf8').split('\n');
  const nameLine = rows.findIndex((row) => row.includes('name: Socioemociograma')) + 1;
  const slips: [string, (text: string) => string, RegExp][] = [
    [
      'a tab',
      (text) => text.replace('  name: Socioemociograma', '\tname: Socioemociograma'),
      /un tabulador en la línea \d+[\s\S]*use espacios/,
    ],
    [
      'a hard space',
      (text) => text.replace('  name: Socioemociograma', '\u00a0 name: Socioemociograma'),
      /espacio invisible/,
    ],
    [
      'an open quote',
      (text) => text.replace('name: Socioemociograma', 'name: "Socioemociograma'),
      new RegExp(`línea ${nameLine}, columna 9[\\s\\S]*comillas que se abren y no se cierran`),
    ],
    [
      'a field twice',
      (text) => text.replace('  menu: measurement', '  name: Otro\n  menu: measurement'),
      /dos veces en la misma entrada/,
    ],
    [
      'a colon in a text',
      (text) => text.replace('name: Socioemociograma', 'name: Herramienta: mapa'),
      /dos puntos dentro de un texto sin comillas/,
    ],
    ['a sign of YAML', (text) => text.replace('name: Socioemociograma', 'name: @mapa'), /signo reservado/],
    ['an alias', (text) => text.replace('name: Socioemociograma', 'name: *mapa'), /signo reservado/],
    [
      'a text cut by #',
      (text) => text.replace('name: Socioemociograma', 'name: Mapa #1'),
      /un # después de un valor/,
    ],
    [
      'a dash without space',
      (text) => text.replace('- id: socioemociograma', '-id: socioemociograma'),
      /guion pegado/,
    ],
    [
      'an open bracket',
      (text) => text.replace(/(competences: \[[^\]]+)\]/, '$1'),
      /corchete o una llave sin cerrar/,
    ],
  ];
  it.each(slips)('explains %s in Spanish, with its line', (_, change, message) => {
    edit('tools', change);
    const error = failure();
    expect(error.message).toMatch(message);
    expect(error.problems[0]!.line).toBeGreaterThan(1);
  });
});

describe('what a file says', () => {
  const mistakes: [string, DataName, (text: string) => string, RegExp][] = [
    [
      'a missing price',
      'plans',
      (text) => text.replace(/\{amount: \d+, currency/, '{currency'),
      /Entrada: plans › starter[\s\S]*Campo: price\.amount[\s\S]*falta el campo[\s\S]*agregue, por ejemplo, «amount: 99000»/,
    ],
    [
      'a price with a point',
      'plans',
      (text) => text.replace(/amount: \d+/, 'amount: 99.000'),
      /Se encontró: 99\.000, que YAML lee como 99[\s\S]*escriba 99000, sin punto/,
    ],
    [
      'a price as text',
      'plans',
      (text) => text.replace(/amount: \d+/, 'amount: $ 109.000'),
      /escriba 109000, sin punto/,
    ],
    [
      'two highlighted plans',
      'plans',
      (text) => text.replace('highlight: false', 'highlight: true'),
      /un solo plan con «highlight: true»/,
    ],
    [
      'a plan that contains itself',
      'plans',
      (text) => text.replace('includes: starter', 'includes: pro'),
      /un plan anterior de la lista/,
    ],
    [
      'a mistyped plan',
      'plans',
      (text) => text.replace('includes: starter', 'includes: startr'),
      /¿quiso escribir «starter»\?/,
    ],
    [
      'an unmarked stand-in',
      'links',
      (text) => `${text}\n- {id: nuevo, label: Nuevo, href: https://example.com/nuevo}\n`,
      /la dirección real, o «provisional: true»/,
    ],
    [
      'provisional without pending',
      'links',
      (text) => `${text}\n- {id: nuevo, label: Nuevo, href: https://example.com/nuevo, provisional: true}\n`,
      /Entrada: nuevo[\s\S]*Campo: pending[\s\S]*agregue, por ejemplo, «pending/,
    ],
    [
      'pending without provisional',
      'links',
      (text) => text.replace('href: https://habilmind.com/', 'href: https://habilmind.com/\n  pending: Algo'),
      /«pending» solo junto a «provisional: true»/,
    ],
    [
      'an http address',
      'links',
      (text) => text.replace('https://habilmind.com/', 'http://habilmind.com/'),
      /Entrada: habilmind[\s\S]*empieza por https:\/\//,
    ],
    [
      'a script address',
      'links',
      (text) => text.replace('https://habilmind.com/', 'javascript:alert(1)'),
      /empieza por https:\/\//,
    ],
    [
      'a protocol-relative address',
      'links',
      (text) => text.replace('https://habilmind.com/', '//habilmind.com/'),
      /empieza por https:\/\//,
    ],
    [
      'a missing address',
      'links',
      (text) => text.replace(/- id: habilmind\n.*\n.*\n/, ''),
      /una entrada con «id: habilmind»/,
    ],
    [
      'a phone with spaces',
      'contacts',
      (text) => text.replace(/tel:\S+/, 'tel:+57 600'),
      /como tel:\+576012345678/,
    ],
    [
      'a script as mail',
      'contacts',
      (text) => text.replace(/href: mailto:\S+/, 'href: javascript:x'),
      /como mailto:/,
    ],
    [
      'a link that nobody wrote',
      'partners',
      (text) => text.replace(/link: (\w)\w/, 'link: $1'),
      /Entrada: habilmind[\s\S]*Campo: link[\s\S]*«hbilmind»[\s\S]*una entrada de src\/data\/links\.yaml[\s\S]*¿quiso escribir «habilmind»\?/,
    ],
    [
      'a figure that nobody wrote',
      'slides',
      (text) => text.replace('statistics: [', 'statistics: [caso, '),
      /Entrada: \S+ › statistics[\s\S]*«caso»[\s\S]*¿quiso escribir «casos»\?/,
    ],
    [
      'an unknown page',
      'faq',
      (text) => text.replace('to: /socioemociograma', 'to: /socioemocigrama'),
      /¿quiso escribir \/socioemociograma\?/,
    ],
    [
      'a protocol-relative page',
      'faq',
      (text) => text.replace('to: /socioemociograma', 'to: //socioemociograma.co'),
      /una página del sitio/,
    ],
    [
      'an unknown competence',
      'tools',
      (text) => text.replace('competences: [autonomia', 'competences: [autonmia'),
      /¿quiso escribir «autonomia»\?/,
    ],
    [
      'a question that is none',
      'tools',
      (text) => text.replace('question: ¿', 'question: '),
      /una pregunta, con sus dos signos/,
    ],
    [
      'a respondent whom the filter does not know',
      'tools',
      (text) => text.replace('group: familias', 'group: familia'),
      /¿quiso escribir «familias»\?/,
    ],
    [
      'a repeated id',
      'tools',
      (text) => text.replace('id: asertividad', 'id: empatia'),
      /Entrada: socioemociograma › indicators › empatia[\s\S]*cambie este «empatia»/,
    ],
    [
      'an unknown field',
      'tools',
      (text) => text.replace('  caution:', '  cautio:'),
      /Campo: cautio[\s\S]*¿quiso escribir «caution»\?/,
    ],
    [
      'a caution without its point',
      'tools',
      (text) => text.replace(/caution: El Socioemociograma.*/, 'caution: Describe un grupo.'),
      /no es un diagnóstico/,
    ],
    [
      'a polarity without poles',
      'tools',
      (text) => text.replace(/ *poles: \[Sereno, Tenso\]\n/, ''),
      /los dos polos/,
    ],
    [
      'a competence that does not exist',
      'tools',
      (text) => text.replace(/competences: \[\w+/, 'competences: [verde'),
      /uno de estos valores: conciencia, autonomia/,
    ],
    [
      'competences out of order',
      'competences',
      (text) => text.replace('order: 1\n', 'order: 2\n'),
      /escriba order: 1/,
    ],
    [
      'six in Ley 2503',
      'competences',
      (text) => `${text}  ley2503: {order: 6, name: Otra}\n`,
      /cinco competencias con «ley2503»/,
    ],
    [
      'an unknown video',
      'programme',
      (text) => text.replace('video: paso-5', 'video: paso-9'),
      /el «id» de un video de la lista/,
    ],
    [
      'a whole video address',
      'programme',
      (text) =>
        text
          .replace(/ *youtubeId: .*\n/g, '')
          .replace('- id: general', '- id: general\n    youtubeId: https://youtu.be/dQw4w9WgXcQ'),
      /los once caracteres/,
    ],
    [
      'a course that no page presents and that says who gives it',
      'courses',
      (text) => `${text}\n- {id: nuevo, name: Nuevo, provider: Nadie, facts: []}\n`,
      /Campo: provider[\s\S]*borre la línea: ninguna página la mostraría/,
    ],
    [
      'a term that ends on another day than its words say',
      'laws',
      (text) => text.replace(/(when: )\S+( meses desde)/, '$1Tres$2'),
      /Campo: until[\s\S]*escriba until: "\d{4}-\d\d-\d\d", o corrija «when»/,
    ],
    [
      'hours that do not add up',
      'courses',
      (text) => text.replace(/hours: \d+/, 'hours: 90'),
      /la suma de las horas de «parts»: \d+/,
    ],
    [
      'a slug with an accent',
      'experts',
      (text) => text.replace(/nameSlug: .+/, 'nameSlug: maría-pérez'),
      /sin tildes/,
    ],
    [
      'a day that does not exist',
      'laws',
      (text) => text.replace('"2025-07-23"', '"2025-02-30"'),
      /una fecha real/,
    ],
    [
      'a law in force before it exists',
      'laws',
      (text) => text.replace('inForce: "2025-07-31"', 'inForce: "2025-07-01"'),
      /igual o posterior a la sanción/,
    ],
    [
      'a text that was read without a note of which one',
      'laws',
      (text) => text.replace(/ {4}note: .*\n/, ''),
      /Campo: consulted\.note[\s\S]*qué texto se leyó/,
    ],
    [
      'a term that rests on nothing',
      'laws',
      (text) => text.replace(/ {6}restsOn: .*\n/, ''),
      /Entrada: [^\n]*deadlines › vigencia[\s\S]*Campo: restsOn[\s\S]*falta el campo/,
    ],
    [
      'a term that rests on an unknown line',
      'laws',
      (text) => text.replace('[2491-8-i1-1]', '[2491-8-i1-7]'),
      /«2491-8-i1-7», que no es una línea de la ley[\s\S]*¿quiso escribir «2491-8-i1-1»\?/,
    ],
    [
      'a term that names another than its line',
      'laws',
      (text) => text.replace('who: gobierno', 'who: ministerio'),
      /2503-12-i2-1, cuyo actor es «gobierno»/,
    ],
    [
      'a line that does not say where it stands',
      'law-2491',
      (text) => text.replace('id: 2491-5-p2-3', 'id: 2491-5-p2-4'),
      /escriba «id: 2491-5-p2-3»/,
    ],
    [
      'a paragraph without its number',
      'law-2503',
      (text) => text.replace('paragraph: numeral 15', 'paragraph: número 15'),
      /inciso, numeral o parágrafo/,
    ],
    [
      'a point of the checklist without its line',
      'alerts',
      (text) => text.replace(/ {6}restsOn: .*\n/, ''),
      /un texto que empiece por «Conviene»/,
    ],
    [
      'a compared article without its line',
      'law-comparison',
      (text) => text.replace('restsOn: [2491-8-i1-1]', 'restsOn: []'),
      /las líneas de esos artículos/,
    ],
    [
      'an answer to a reader without the line that it rests on',
      'law-readers',
      (text) => text.replace(/\n {8}restsOn: .*/, ''),
      /Campo: [\s\S]*«basis», los artículos, y «restsOn», sus líneas/,
    ],
    [
      'an answer that rests on a line of another article',
      'law-readers',
      (text) => text.replace(/restsOn: \[.*\]/, 'restsOn: [2491-9-i1-1]'),
      /una línea de los artículos que cita la entrada/,
    ],
    [
      'an answer that nothing supports and that leads nowhere',
      'law-readers',
      (text) => text.replace(/\n {8}to: .*\n {8}toLabel: .*/, ''),
      /en qué artículos se apoya, o una página que lo explique/,
    ],
    [
      'an answer that leads to no page',
      'law-readers',
      (text) => text.replace(/to: \/proteccion-datos/, 'to: /proteccion-dato'),
      /«\/proteccion-dato#colombia» no existe/,
    ],
    [
      'a reader that «roles» cannot name',
      'law-readers',
      (text) => text.replace('id: secretaria', 'id: secretarias'),
      /¿quiso escribir «secretaria»\?/,
    ],
    [
      'an article that the law lacks',
      'alerts',
      (text) => text.replace('[1, 5, 6]', '[1, 5, 16]'),
      /un artículo de la ley-2491-de-2025, de 1 a 10/,
    ],
    [
      'a menu fact that differs',
      'navigation',
      (text) => inMenu(text, -1),
      /«\d+ indicadores»; en src\/data\/tools\.yaml[\s\S]*escriba «\d+ indicadores»/,
    ],
    [
      'an entry with two targets',
      'navigation',
      (text) => text.replace('to: /rieeb', 'to: /rieeb, link: habilmind'),
      /uno de los dos/,
    ],
    [
      'an unknown profile',
      'navigation',
      (text) => text.replace('to: "expert:two"', 'to: "expert:tres"'),
      /expert:one, expert:two/,
    ],
    [
      'a number with points',
      'statistics',
      (text) => text.replace(/value: \d{7}/, 'value: 2.000.000'),
      /escriba 2000000, sin puntos/,
    ],
    [
      'search words of a page that does not exist',
      'search-words',
      (text) => text.replace('lugares:', 'lugares:\n  "/riieb#x": red'),
      /src\/data\/search-words\.yaml, línea \d+[\s\S]*¿quiso escribir \/rieeb\?/,
    ],
    [
      'a search word in two rows',
      'search-words',
      (text) => text.replace('grupos:', 'grupos:\n  - Zurdo, diestro\n  - zurdo'),
      /cada palabra en una sola lista[\s\S]*«zurdo» está dos veces/,
    ],
    [
      'a slide twice',
      'slides',
      (text) => text.replace('id: pregunta', 'id: portada'),
      /cambie este «portada»/,
    ],
    [
      'notes for a slide that does not exist',
      'speaker-notes',
      (text) => text.replace('slide: portada', 'slide: portda'),
      /¿quiso escribir portada\?/,
    ],
    [
      'notes that take longer than their slide',
      'speaker-notes',
      (text) => text.replace('  say:\n', `  say:\n    - ${'palabra '.repeat(400)}\n`),
      /se lea en \d+ segundos[^]*quite unas \d+ palabras/,
    ],
    [
      'a slide of a law without its points',
      'slides',
      (text) => text.replace(/\n {2}laws:\n(?: {4}.*\n)+/, '\n'),
      /«laws», que esta diapositiva necesita/,
    ],
    [
      'a field that the slide does not draw',
      'slides',
      (text) => text.replace('  type: question\n', '  type: question\n  subtitle: Otra línea\n'),
      /Campo: subtitle[\s\S]*solo los campos que una diapositiva «question» muestra[\s\S]*borre «subtitle»/,
    ],
    [
      'an icon that nothing stands beside',
      'slides',
      (text) => text.replace(/( {2}icon: .*\n) {2}label: .*\n/, '$1'),
      /Campo: icon[\s\S]*sin él no se muestra/,
    ],
    [
      'several texts where the slide shows one',
      'slides',
      (text) => text.replace(/( {2}type: impact\n[^]*?content: )(.*)/, '$1\n    - $2\n    - Otro.'),
      /Campo: content[\s\S]*un solo texto/,
    ],
    [
      'a compared article that the law lacks',
      'law-comparison',
      (text) => text.replace('articles: [1]', 'articles: [11]'),
      /un artículo de la ley-2491-de-2025, de 1 a 10/,
    ],
    [
      'a supported article that the law lacks',
      'law-support',
      (text) => text.replace('article: 1\n', 'article: 16\n'),
      /un artículo de la ley-2503-de-2025, de 1 a 15/,
    ],
    [
      'a session at an hour that does not exist',
      'webinar',
      (text) => withSession(text, '2026-03-18', '25:00'),
      /una hora de 24 horas con la forma HH:MM/,
    ],
    [
      'a session on a day that does not exist',
      'webinar',
      (text) => withSession(text, '2026-02-30', '14:00'),
      /una fecha real con la forma AAAA-MM-DD/,
    ],
    [
      'curly quotes',
      'webinar',
      (text) => text.replace(/title: .*/, 'title: “Grabación”'),
      /comillas tipográficas/,
    ],
    [
      'an invisible character',
      'webinar',
      (text) => text.replace(/title: (.)/, 'title: $1\u200b'),
      /columna 11[\s\S]*un carácter invisible de ancho cero/,
    ],
    [
      'a number as a text',
      'webinar',
      (text) => text.replace(/title: .*/, 'title: 2503'),
      /escríbalo entre comillas: title: "2503"/,
    ],
    [
      'a month that does not exist',
      'school-year',
      (text) => text.replace(/a: enero/, 'a: enro'),
      /Campo: months\.a[\s\S]*¿quiso escribir «enero»\?/,
    ],
    [
      'a step before the one above it',
      'school-year',
      (text) => text.replace(/b: julio\}(?![\s\S]*b: julio)/, 'b: agosto}'),
      /Campo: months\.b[\s\S]*el calendario B comienza en agosto[\s\S]*lleve el paso a su lugar/,
    ],
    [
      'an owner that is not on the list',
      'school-year',
      (text) => text.replace(/owner: \S+/, 'owner: Rectoria'),
      /un cargo u órgano de «people»[\s\S]*¿quiso escribir «Rectoría»\?/,
    ],
    [
      'an approver that is not on the list',
      'school-year',
      (text) => text.replace(/approver: .+/, 'approver: Junta directiva'),
      /un cargo u órgano de «people»[\s\S]*agréguelo primero a «people»/,
    ],
    [
      'a step that is called as a choice',
      'school-year',
      (text) => text.replace(/- id: \S+/, '- id: media'),
      /un identificador que no sea[\s\S]*paso-media/,
    ],
    [
      'a step that rests on an article that the law lacks',
      'school-year',
      (text) => text.replace(/restsOn: \[2491-10-i1-1/, 'restsOn: [2491-11-i1-1'),
      /«2491-11-i1-1», que no es una línea de la ley/,
    ],
    [
      'a step that another must take, without saying that it is advice',
      'school-year',
      (text) => text.replaceAll('es consejo nuestro', 'conviene'),
      /cuyo actor es «ministerio»[\s\S]*diga «consejo nuestro» en «open»/,
    ],
    [
      'another copyright year',
      'brand',
      (text) => text.replace('copyrightYear: 2025', 'copyrightYear: 2026'),
      /el año 2025/,
    ],
  ];
  it.each(mistakes)('refuses %s', (_, name, change, message) => {
    edit(name, change);
    const error = failure();
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(new RegExp(`src/data/${name}\\.yaml, línea \\d+, columna \\d+`));
  });

  it('lists all problems of all files at once, in the order of the lines', () => {
    edit('plans', (text) =>
      text.replace(/amount: \d+(?![^]*amount: )/, 'amount: 115').replace('name: Starter', 'nombre: Starter'),
    );
    edit('ecosystem', (text) => text.replace(/name: .*\n/, '\n'));
    const {message, problems} = failure();
    expect(problems).toHaveLength(4);
    expect(message).toContain('En src/data/plans.yaml hay 3 problemas.');
    expect(message).toContain('En src/data/ecosystem.yaml hay 1 problema.');
    expect(message.indexOf('nombre')).toBeLessThan(message.indexOf('escriba el precio completo'));
  });
});
