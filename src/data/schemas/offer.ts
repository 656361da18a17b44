import * as z from 'zod';

import {closest} from '../problems';
import {count, fields, id, oneOf, page, say, text, texts, withRule} from './common';
import {ASKED_FOR} from './ids';
import {list} from './lists';

/** What the provider offers: plans, courses, certifications. */

const LOWEST_PRICE = 10_000;
const HIGHEST_PRICE = 1_000_000;

/** `99,000` and `$ 99.000` are texts: the cure shows their figure. From `990` it guesses none. */
const amount = z.custom<number>(
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= LOWEST_PRICE && value <= HIGHEST_PRICE,
  {
    error: ({input}) => {
      if (input === undefined) return say('un precio en pesos', 'agregue, por ejemplo, «amount: 99000».');
      const digits = typeof input === 'string' ? Number(input.replace(/\D/g, '')) : 0;
      return say(
        'un precio en pesos, entero, entre 10000 y 1000000',
        digits >= LOWEST_PRICE && digits <= HIGHEST_PRICE
          ? `escriba ${digits}, sin punto.`
          : 'escriba el precio completo, en pesos y sin punto, con la forma «amount: 99000».',
      );
    },
  },
);

const plan = fields({
  id,
  name: text,
  subtitle: text,
  /** Integer in Colombian pesos, for one student and one school year. */
  price: fields({amount, currency: oneOf(['COP']), per: oneOf(['student-year'])}),
  description: text,
  /** Plan whose contents it contains: «Todo lo de Starter». */
  includes: id.optional(),
  features: texts,
  /** Brings the university courses without cost that come with the number of students (`freePlacePer`). */
  freePlaces: z.boolean().optional(),
  highlight: z.boolean(),
});

const planList = withRule(list(plan), (value, add) => {
  if (!Array.isArray(value)) return;
  const entries: {readonly id?: string; readonly includes?: string; readonly highlight?: boolean}[] = value;
  entries.forEach((entry, index) => {
    const before = entries.slice(0, index).flatMap((other) => other?.id ?? []);
    if (typeof entry?.includes !== 'string' || before.includes(entry.includes)) return;
    const slip = closest(entry.includes, before);
    add(
      [index, 'includes'],
      say(
        'un plan anterior de la lista',
        slip
          ? `¿quiso escribir «${slip}»?`
          : `escriba, por ejemplo, includes: ${before.at(-1) ?? 'starter'}; o borre la línea.`,
      ),
    );
  });
  if (entries.some((entry) => typeof entry?.highlight !== 'boolean')) return;
  const highlighted = entries.filter((entry) => entry?.highlight === true).length;
  if (highlighted !== 1) {
    add(
      [],
      say(
        'un solo plan con «highlight: true»',
        `hay ${highlighted}: deje «true» en uno y «false» en los demás.`,
      ),
    );
  }
});

export const plans = fields({
  /** Text of the badge of the highlighted plan: «Más popular». */
  badge: text,
  plans: planList,
  /** What all plans include. */
  common: texts,
  /** What no plan names, so that a school asks. */
  unsaid: text,
  /** What the provider does not say of its prices. */
  unknown: texts,
});

const part = withRule(
  /** `weeks`: the dots of the hours in as many groups, shared out evenly. */
  fields({label: text, hours: count.optional(), count: count.optional(), weeks: count.optional()}),
  ({hours, count: pieces}, add) => {
    if ((hours === undefined) === (pieces === undefined)) {
      add(
        [],
        say('«hours» (horas) o «count» (cantidad), uno de los dos', 'escriba, por ejemplo, «hours: 7».'),
      );
    }
  },
);

const course = withRule(
  fields({
    id,
    name: text,
    /** Page of the site that presents it. */
    to: page.optional(),
    /** Institution that gives it, as the page names it. It and the description belong to a course with a page. */
    provider: text.optional(),
    description: text.optional(),
    /** What follows its facts in its row on the home page. */
    card: text.optional(),
    facts: list(fields({id: z.string().regex(/^[a-z-]+$/), label: text, value: text})),
    /** Hours by part, for the specialisation course. */
    parts: z.array(part).optional(),
    credits: count.optional(),
    /** Topics of the syllabus; `to` is the page about the topic. */
    syllabus: z.array(fields({topic: text, to: page.optional()})).optional(),
    /** Percentages claimed by the provider, without what they measure (not known). */
    results: z
      .array(z.number().min(0).max(100, say('un porcentaje de 0 a 100', 'escriba, por ejemplo, 87.')))
      .optional(),
    /** Enrolled students per free place, cumulative. */
    freePlacePer: count.optional(),
  }),
  ({to, provider, description, parts, facts}, add) => {
    for (const [field, value] of Object.entries({provider, description})) {
      if ((to === undefined) === (value === undefined)) continue;
      add(
        [field],
        to === undefined
          ? say(
              'un curso sin página («to») lleva solo nombre y datos',
              'borre la línea: ninguna página la mostraría.',
            )
          : say('un texto, en un curso con página', `agregue, por ejemplo, «${field}: Un texto.».`),
      );
    }
    if (!Array.isArray(parts) || !Array.isArray(facts)) return;
    const sum = parts.reduce((total: number, {hours}: {hours?: number}) => total + (hours ?? 0), 0);
    const place = facts.findIndex((fact: {id?: string}) => fact?.id === 'duracion');
    const value = String((facts[place] as {value?: string} | undefined)?.value);
    if (place >= 0 && value !== `${sum} h` && !value.startsWith(`${sum} h `))
      add(
        ['facts', place, 'value'],
        say(`la suma de las horas de «parts»: ${sum}`, `escriba value: ${sum} h, o corrija las horas.`),
      );
  },
);
export const courses = list(course, {ids: ASKED_FOR.courses});

export const certifications = list(
  fields({
    id,
    title: text,
    description: text,
    /** «1 ECTS»; a mark without it. */
    seal: z
      .string()
      .regex(
        /^\S+ \S+$/,
        say('una cifra y su unidad', 'escriba, por ejemplo, seal: 1 ECTS; o borre la línea.'),
      )
      .optional(),
    link: id.optional(),
  }),
);
