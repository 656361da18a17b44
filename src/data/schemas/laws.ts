import * as z from 'zod';

import {figuresOf} from '../figures';
import {
  closedId,
  count,
  day,
  fields,
  id,
  oneOf,
  page,
  partialDate,
  say,
  source,
  text,
  texts,
  withRule,
  type Loose,
} from './common';
import {lawId, lawIds} from './ids';
import {list} from './lists';

/** The two laws, what each paragraph orders, the checklist and the comparisons. */

/** Who must act by a date of laws.yaml. */
const deadlineActors = ['todos', 'colegio', 'ministerio', 'gobierno', 'comision', 'comite'] as const;
/** Whom a paragraph of a law obliges, allows or names; `sin-nombrar` when it names nobody. */
const lawActors = [
  ...deadlineActors,
  'salud',
  'superior',
  'entidades',
  'familias',
  'estudiantes',
  'sin-nombrar',
] as const;

/** «2491-5-p2-3»; whether the line exists is checked between files. */
const lineId = z.string().regex(/^\d{4}-\d+-[inp0-9]+-\d+$/, {
  error: say(
    'el «id» de una línea de law-2491.yaml o law-2503.yaml',
    'escriba, por ejemplo, 2491-5-p2-3: ley, artículo, párrafo y línea.',
  ),
});
/**
 * Lines of law-2491.yaml and law-2503.yaml that an entry rests on. For the checks only: `site-data` leaves
 * them out of what a browser gets.
 */
export const restsOn = z
  .array(lineId)
  .min(1, say('al menos una línea de la ley', 'agregue, por ejemplo, «restsOn: [2491-5-p2-3]».'));

const PARAGRAPH = /^(?:inciso|numeral|parágrafo)(?: \d+)?(?:, (?:inciso|numeral) \d+)?$/;

/** `parágrafo 3, numeral 2` → `p3n2`, as ids write it. */
export const paragraphCode = (paragraph: string): string =>
  paragraph.replace(/(\p{L})\p{L}*/gu, '$1').replace(/[ ,]/g, '');

/** One thing that a paragraph of a law says, in our words; `id` names law, article, paragraph and line. */
const line = fields({
  id: lineId,
  actor: oneOf(lawActors),
  force: oneOf(['deber', 'facultad', 'derecho', 'regla', 'definicion']),
  orders: text,
});
const paragraph = fields({
  article: count,
  /** «inciso 1», «numeral 4», «parágrafo 3, numeral 2». */
  paragraph: z.string().regex(PARAGRAPH, {
    error: say(
      'inciso, numeral o parágrafo, con su número',
      'escriba, por ejemplo, inciso 1, o bien parágrafo 3, numeral 2.',
    ),
  }),
  lines: list(line),
});

/** law-2491.yaml, law-2503.yaml: each paragraph once, and ids that say where their line stands. */
export const lawParagraphs = (number: number) =>
  withRule(z.array(paragraph), (value, add) => {
    if (!Array.isArray(value)) return;
    const seen = new Set<string>();
    (value as readonly Loose<z.output<typeof paragraph>>[]).forEach((entry, index) => {
      if (typeof entry?.article !== 'number' || typeof entry.paragraph !== 'string') return;
      const start = `${number}-${entry.article}-${paragraphCode(entry.paragraph)}`;
      if (seen.has(start)) {
        add(
          [index, 'paragraph'],
          say('cada párrafo una sola vez', 'corrija el número, o junte las líneas en una entrada.'),
        );
      }
      seen.add(start);
      if (!Array.isArray(entry.lines)) return;
      (entry.lines as readonly Loose<z.output<typeof line>>[]).forEach((found, place) => {
        const expected = `${start}-${place + 1}`;
        if (typeof found?.id !== 'string' || found.id === expected) return;
        add(
          [index, 'lines', place, 'id'],
          say(`«${expected}», que dice ley, artículo, párrafo y línea`, `escriba «id: ${expected}».`),
        );
      });
    });
  });

const deadline = fields({
  id,
  who: oneOf(deadlineActors),
  article: count,
  /** «Cada semestre», «Seis meses desde la promulgación». */
  when: text,
  text,
  /** Our own calculation from the law's dates. */
  until: day.optional(),
  /** A day of our own for the calendar of a task that the law repeats without fixing a day. */
  reminder: fields({from: day, months: count}).optional(),
  restsOn,
});

/** The day on which a term of months from the day in force ends: «Seis meses desde la vigencia», «Desde la publicación». */
function endOf(when: string, inForce: string): string | undefined {
  const months = figuresOf(when).find(({what}) => what === 'meses')?.value ?? 0;
  const [year = 0, month = 0, date = 0] = inForce.split('-').map(Number);
  if (!/\bdesde\b/i.test(when) || !date) return undefined;
  // A month may be too short: the term ends on its last day.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const law = withRule(
  fields({
    id: closedId(lawIds, 'Una ley más la'),
    number: count,
    name: text,
    shortTitle: text,
    officialTitle: text,
    sanctioned: day,
    /** The date of the structured data. */
    datePublished: day,
    /** First day in force. */
    inForce: day,
    /** The text that was read: of when it is and which one. */
    consulted: fields({
      date: partialDate,
      note: z
        .string(say('qué texto se leyó', 'agregue, por ejemplo, «note: copia del Gestor Normativo».'))
        .pipe(text),
    }),
    gazette: text.optional(),
    articleCount: count,
    levels: text,
    sources: z.array(source).min(1),
    signatures: z.array(fields({role: text, body: text.optional()})).min(1),
    /** What happens by when, and who must act. */
    deadlines: list(deadline),
  }),
  ({id: name, number, articleCount, deadlines, sanctioned, inForce}, add) => {
    if (typeof name === 'string' && typeof number === 'number' && name !== `ley-${number}-de-2025`) {
      add(['number'], say(`el número que está en «id: ${name}»`, 'corrija el número.'));
    }
    if (sanctioned && inForce && inForce < sanctioned) {
      add(
        ['inForce'],
        say(`una fecha igual o posterior a la sanción (${sanctioned})`, 'corrija una de las dos fechas.'),
      );
    }
    if (!Array.isArray(deadlines)) return;
    deadlines.forEach((entry: Loose<z.output<typeof deadline>>, index: number) => {
      const counted = typeof entry?.when === 'string' && inForce && endOf(entry.when, inForce);
      if (counted && entry.until !== undefined && entry.until !== counted)
        add(
          ['deadlines', index, 'until'],
          say(
            `${counted}: lo que dice «when», «${entry.when}», contado desde «inForce», ${inForce}`,
            `escriba until: "${counted}", o corrija «when».`,
          ),
        );
      if ((entry?.article ?? 0) > (articleCount ?? Infinity)) {
        add(
          ['deadlines', index, 'article'],
          say(`un artículo de 1 a ${articleCount}`, 'corrija el número del artículo.'),
        );
      }
    });
  },
);
export const laws = list(law, {ids: lawIds});

/** Readers whom an article may concern; `?rol=docente` marks theirs. */
const lawRoles = ['director', 'docente', 'familia', 'secretaria'] as const;

/** `articles` in the front matter of a law page, one entry an article. */
export const lawArticle = fields({
  number: count,
  titleKind: oneOf(['official', 'editorial']),
  duties: z.array(fields({text, restsOn, evidence: fields({document: text, keeper: text})})),
  who: text,
  when: text,
  matches: z.array(count).optional(),
  related: z.array(page).optional(),
  roles: z.array(oneOf(lawRoles)),
  keywords: texts.optional(),
});

/** `officialText` in the front matter of a law page. */
export const lawOfficialText = fields({
  withoutHeading: z.array(fields({number: count, startsWith: text})).optional(),
});

const check = withRule(fields({text, restsOn: restsOn.optional()}), ({text: what, restsOn: lines}, add) => {
  if (lines !== undefined || typeof what !== 'string' || what.startsWith('Conviene')) return;
  add(
    ['restsOn'],
    say(
      'la línea de la ley en la que se apoya, o un texto que empiece por «Conviene»',
      'agregue, por ejemplo, «restsOn: [2491-5-p2-3]»; si es un consejo nuestro, empiece por «Conviene».',
    ),
  );
});
export const basis = fields({law: lawId, articles: z.array(count).min(1)});
export const alerts = list(
  fields({id, name: text, question: text, checks: z.array(check).min(1), basis: z.array(basis).min(1)}),
);

/** What rests on no line of a law leads to a page that goes on. */
const lawAnswer = withRule(
  fields({
    /** Law on whose page it is read. */
    law: lawId,
    question: text,
    answer: text,
    /** Articles that it cites. */
    basis: z.array(basis).optional(),
    restsOn: restsOn.optional(),
    /** A page that goes on, and the text of the link. */
    to: page.optional(),
    toLabel: text.optional(),
  }),
  ({basis: cited, restsOn: lines, to, toLabel}, add) => {
    if ((cited === undefined) !== (lines === undefined))
      add(
        [cited ? 'restsOn' : 'basis'],
        say(
          '«basis», los artículos, y «restsOn», sus líneas, las dos cosas',
          'agregue la que falta, por ejemplo, «restsOn: [2491-5-p2-3]».',
        ),
      );
    if ((to === undefined) !== (toLabel === undefined))
      add(
        [to ? 'toLabel' : 'to'],
        say(
          '«to», la página, y «toLabel», el texto del enlace, las dos cosas',
          'agregue la que falta, o borre la otra.',
        ),
      );
    if (!cited && !to)
      add(
        ['basis'],
        say(
          'en qué artículos se apoya, o una página que lo explique',
          'agregue «basis» y «restsOn», o «to» y «toLabel».',
        ),
      );
  },
);
export const lawReaders = fields({
  /** That these are readings of ours. */
  note: text,
  readers: list(
    fields({
      id: oneOf(lawRoles),
      label: text,
      /** «a las familias», after «Le concierne». */
      of: text,
      /** What opens the answers. */
      summary: text.optional(),
      answers: z.array(lawAnswer).optional(),
    }),
    {ids: lawRoles},
  ),
});

export const comparison = list(fields({aspect: text, asked: text, withProduct: text}), {
  key: 'aspect',
});

const cell = withRule(
  fields({text, articles: z.array(count), restsOn: z.array(lineId)}),
  ({articles, restsOn: lines}, add) => {
    if (!Array.isArray(articles) || !Array.isArray(lines) || articles.length === 0 || lines.length > 0)
      return;
    add(['restsOn'], say('las líneas de esos artículos', 'agregue, por ejemplo, «restsOn: [2491-5-p2-3]».'));
  },
);
export const lawComparison = list(
  fields({aspect: text, competences: z.boolean().optional(), ley2491: cell, ley2503: cell}),
  {key: 'aspect'},
);

export const lawSupport = list(
  fields({aspect: text, article: count, asked: text, withProduct: text, restsOn}),
  {key: 'aspect'},
);
