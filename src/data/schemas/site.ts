import * as z from 'zod';

import {fold, listOf} from '../../search/engine/words';

import {
  closedId,
  day,
  fields,
  httpsUrl,
  id,
  isHttps,
  oneOf,
  page,
  pageDescription,
  provisional,
  say,
  text,
  texts,
  unconfirmed,
  withRule,
  withTarget,
} from './common';
import {ASKED_FOR} from './ids';
import {list} from './lists';

/** What frames the site: name, contacts, addresses, menus, sister platforms, questions. */

const address = unconfirmed(
  fields({
    url: httpsUrl.refine((value) => !value.endsWith('/'), {
      error: say('una dirección sin barra al final', 'borre la barra: https://www.ejemplo.edu.co'),
    }),
    ...provisional('la dirección del sitio'),
  }),
);

export const brand = fields({
  name: text,
  /** The wordmark in two lines. */
  nameLines: z.tuple([text, text], {
    error: say('una lista de dos textos', 'escriba, por ejemplo, [Cátedra, Emocional].'),
  }),
  tagline: text,
  description: pageDescription,
  /** «Que nadie quede por fuera de la ronda.» */
  motto: text,
  closing: text,
  copyrightYear: z.literal(2025, say('el año 2025, fijado por la especificación', 'escriba 2025.')),
  screenshotNote: text,
  /** What a page of a law says of its own words. */
  lawNote: text,
  /** What the page that does not exist says below its fixed English title. */
  notFound: text,
  repository: address,
  site: address,
});

const PHONE = /^tel:(?:\+\d{8,15}|01800\d{7})$/;
const MAIL = /^mailto:[^\s@:/]+@[^\s@/]+\.[a-z]+$/;
const contactForms: Record<string, RegExp> = {phone: PHONE, email: MAIL};

/** The number or the mailbox that an address opens, or a text shows. */
const digits = (value: string): string => value.replace(/\D/g, '');
const opened = (href: string): string | undefined =>
  /^mailto:(.*)$/.exec(href)?.[1] ?? /^(?:tel:|https:\/\/wa\.me\/)\+?(\d+)/.exec(href)?.[1];
const shown = (display: string): string | undefined =>
  display.includes('@') ? display.trim() : digits(display).length >= 7 ? digits(display) : undefined;

const contact = withRule(
  unconfirmed(
    fields({
      id: oneOf(['phone', 'email', 'whatsapp', 'support']),
      label: text,
      /** As people read it: «+57 600 000 0000». */
      display: text,
      /** `tel:`, `mailto:` or `https:`. */
      href: z.string(),
      ...provisional('los datos de contacto'),
    }),
  ),
  ({id: kind, href, display}, add) => {
    if (typeof href !== 'string') return;
    const form = contactForms[String(kind)];
    if (form ? !form.test(href) : !isHttps(href)) {
      const example =
        kind === 'phone'
          ? 'tel:+576012345678'
          : kind === 'email'
            ? 'mailto:colegios@ejemplo.co'
            : 'https://wa.me/573001234567';
      add(['href'], say(`una dirección como ${example}`, `escriba la de este contacto con esa forma.`));
      return;
    }
    const [seen, led] = [shown(String(display)), opened(href)];
    // A number may be shown without its country code.
    if (seen === undefined || led === undefined || (led.includes('@') ? led === seen : led.endsWith(seen)))
      return;
    add(
      ['href'],
      say(
        `el mismo número o correo que se lee en «display»: ${display}`,
        display?.trim().startsWith('+') || seen.includes('@')
          ? `escriba href: ${href.replace(led, seen)}; si el correcto es ${led}, corrija «display».`
          : 'corrija el que no sea.',
      ),
    );
  },
);
export const contacts = list(contact, {
  ids: ['phone', 'email', 'whatsapp', 'support'],
});

const helpLine = fields({
  name: text,
  /** `tel:` or `https:`. */
  href: z.string().refine((value) => /^tel:\d{3,10}$/.test(value) || isHttps(value), {
    error: say(
      'un teléfono o una dirección',
      'escriba, por ejemplo, tel:123 o https://teprotejocolombia.org.',
    ),
  }),
  what: text,
  /** The public page that says so. */
  source: fields({label: text, url: httpsUrl}),
});
const dangerWords = z.array(
  z.string().regex(/^(?=.{4})[a-zñ]+( [a-zñ]+)*$/, {
    error: say(
      'palabras en minúsculas, sin tildes ni signos, de cuatro letras o más',
      'escriba, por ejemplo, suicid.',
    ),
  }),
);
export const help = fields({
  /** Day on which all lines were looked up. */
  checked: day,
  lines: z
    .array(helpLine, {error: say('una lista de líneas', 'escriba cada una con un guion.')})
    .min(1, {error: say('al menos una línea de ayuda', 'escriba una.')}),
  /** Beginnings of words, or several words, that bring the lines in search: folded. */
  words: dangerWords,
  /** What begins as one of them and brings nothing. */
  harmless: dangerWords,
});

export const links = list(
  unconfirmed(
    fields({
      id,
      /** Text of the button or link. */
      label: text,
      href: httpsUrl,
      ...provisional('las direcciones de algunos botones'),
    }),
  ),
  {ids: ASKED_FOR.links},
);

export const faq = list(
  fields({id, question: text, answer: texts, links: z.array(fields({label: text, to: page})).optional()}),
);

export const ecosystem = list(
  unconfirmed(
    fields({
      id,
      name: text,
      description: text,
      url: httpsUrl,
      /** File under `static/img/ecosystem/`; absent or broken shows a plain circle. */
      favicon: z
        .string()
        .regex(
          /^[a-z0-9-]+\.(svg|png|webp|ico)$/,
          say('el nombre de un archivo de imagen', 'escriba, por ejemplo, convivencia.svg.'),
        )
        .optional(),
      ...provisional('las plataformas del ecosistema'),
    }),
  ),
);

const navigationEntry = withTarget(
  fields({
    /** In the YAML an `expert:…` entry leaves it out: the loader puts the expert's `menuLabel`. */
    label: text,
    /** `expert:two` in the YAML becomes the route of that profile. */
    to: page.optional(),
    link: id.optional(),
    /** Short fact on the right: «20 min · 9 indicadores». */
    meta: text.optional(),
    /** Kept in the data, not shown in the menu. */
    hidden: z.boolean().optional(),
  }),
);
/** The four menus of the header, the two lists of the footer and one of the page that does not exist. */
const menuIds = [
  'medicion',
  'intervencion',
  'nosotros',
  'mas',
  'pie-legal',
  'pie-mas',
  'desde-el-inicio',
] as const;
export const navigation = list(
  fields({id: closedId(menuIds, 'Un menú más lo'), label: text, entries: z.array(navigationEntry).min(1)}),
  {
    ids: menuIds,
    ordered: true,
  },
);

/** Addresses that changed. Where they lead is checked against the pages in `cross-check.ts`. */
export const redirects = list(
  fields({
    from: z.string().regex(/^\/[\p{L}\d/-]+$/u, {
      error: say('la dirección anterior, desde la barra', 'escriba, por ejemplo, from: /direccion-anterior'),
    }),
    to: page,
  }),
  {key: 'from'},
);

/** By which words people find what the site says otherwise; only search reads them. */
export const searchWords = withRule(
  fields({
    /** Words that mean the same, with commas: a word has its place in one row. */
    grupos: texts,
    /** Names by the address of a page or of a part of it, with commas. */
    lugares: z.record(page, text),
  }),
  ({grupos = []}, add) => {
    const words = grupos.flatMap((row, index) =>
      typeof row === 'string' ? listOf(fold(row)).map((word) => ({word, index})) : [],
    );
    words.forEach(({word, index}, place) => {
      if (words.findIndex((other) => other.word === word) < place)
        add(
          ['grupos', index],
          say(
            'cada palabra en una sola lista',
            `«${word}» está dos veces; déjela donde dice lo que la gente busca con ella.`,
          ),
        );
    });
  },
);
