// As a namespace: Docusaurus reads its configuration with a loader that finds no named `z`.
import * as z from 'zod';

import {meantDay, meantHour, withoutMarks} from '../meant';
import {closest} from '../problems';

/**
 * Bricks of the schemas. Every message is two lines: what was expected, and the cure with an example;
 * `issues.ts` adds file, line, entry, field and what was found.
 */
export function say(expected: string, cure: string): string {
  return `${expected}\n${cure}`;
}

/** What is said of fields that do not exist; the names that do follow. */
export const ONLY_FIELDS = 'solo estos campos: ';

/** An entry with a closed list of fields. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({code}) =>
      code === 'unrecognized_keys' ? ONLY_FIELDS + Object.keys(shape).join(', ') : undefined,
  });
}

export type Loose<T> = T extends string | number | boolean ? T : {readonly [K in keyof T]?: Loose<T[K]>};
/** Reports a finding at a path inside the value. */
export type Add = (path: readonly PropertyKey[], message: string) => void;

/**
 * Adds a rule over several fields. It runs even when a field is wrong, so that an editor sees all
 * problems at once: any part of the value may be missing or of another type.
 */
export function withRule<Schema extends z.ZodType>(
  schema: Schema,
  run: (value: Loose<z.output<Schema>>, add: Add) => void,
): Schema {
  const check = new z.core.$ZodCheck({check: 'custom', when: () => true});
  check._zod.check = ({value, issues}: z.core.ParsePayload) => {
    if (typeof value !== 'object' || value === null) return;
    run(value as Loose<z.output<Schema>>, (path, message) =>
      issues.push({code: 'custom', path: [...path], message, input: value, inst: check}),
    );
  };
  return schema.check(check) as Schema;
}

/** One of a closed list of words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, {
    error: ({input}) => {
      const slip = typeof input === 'string' ? closest(input, words) : undefined;
      const cure = slip ? `¿quiso escribir «${slip}»?` : `escriba, por ejemplo, ${words[0]}.`;
      return say(`uno de estos valores: ${words.join(', ')}`, cure);
    },
  });
}

/**
 * An id of a list that only who keeps the site makes longer: its page, colour or drawing is code.
 *
 * @param more «Una ley más la», before «agrega quien mantiene el sitio»
 * @param meanwhile what leaves the page or file sound until then
 */
export function closedId<const Words extends readonly [string, ...string[]]>(
  words: Words,
  more: string,
  meanwhile = 'quite de aquí la entrada',
) {
  return z.enum(words, {
    error: ({input}) => {
      const slip = typeof input === 'string' ? closest(input, words) : undefined;
      const ask = `${more} agrega quien mantiene el sitio: abra un aviso («Issues») con estos datos, y mientras tanto ${meanwhile}.`;
      return say(
        `uno de estos valores: ${words.join(', ')}`,
        slip ? `¿quiso escribir «${slip}»? Si no, ${ask}` : ask,
      );
    },
  });
}

/** A text of a form of its own, which says it also where the field is missing. */
const formed = (expected: string, example: string) =>
  z.string({
    error: ({input, path}) =>
      input === undefined
        ? say(expected, `agregue la línea «${String(path?.at(-1))}: ${example}».`)
        : undefined,
  });

/** Text that people read. */
export const text = z
  .string()
  .refine((value) => value.trim() !== '', say('un texto', 'escriba el texto que debe leerse.'))
  .refine((value) => withoutMarks(value.trim()) === undefined, {
    error: ({input}) =>
      say(
        'un texto sin marcas de formato, que aquí se verían tal cual',
        withoutMarks(String(input).trim()) ?? '',
      ),
  })
  .refine((value) => value.trim() === '' || !/^\s|\s$| {2}|\n/.test(value), {
    error: ({input}) =>
      String(input).includes('\n')
        ? say(
            'un texto de un solo párrafo: aquí las líneas se verían seguidas',
            'borre las líneas vacías; si el texto empieza con > o |, escriba >-',
          )
        : say('un texto sin espacios de más', 'borre los espacios dobles y los del comienzo o el final.'),
  })
  .refine((value) => !/^[“”].*[“”]$/s.test(value), {
    error: say(
      'un texto sin comillas tipográficas alrededor',
      'cambie “ y ” por comillas rectas ("), o bórrelas.',
    ),
  });

export const texts = z
  .array(text)
  .min(1, say('una lista con al menos un texto', 'agregue una línea con guion: - Texto.'));

export const id = formed('un identificador', 'nombre-corto').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: say('un identificador en minúsculas, sin tildes ni espacios', 'escriba, por ejemplo, nombre-corto.'),
});

/** `2025-07-23`, a day that exists. */
export const day = formed('una fecha', '"2025-07-23"').refine(isDay, {
  error: ({input}) =>
    say(
      'una fecha real con la forma AAAA-MM-DD',
      meant(input, meantDay, isDay) ?? 'escriba, por ejemplo, "2025-07-23", entre comillas.',
    ),
});

/** `08:30` or `14:00`, of 24 hours. */
export const hour = formed('una hora', '"14:00"').refine(isHour, {
  error: ({input}) =>
    say(
      'una hora de 24 horas con la forma HH:MM',
      meant(input, meantHour, isHour) ?? 'escriba, por ejemplo, "14:00", entre comillas.',
    ),
});

/** `1997`, `2023-02` or `2025-07-23`. */
export const partialDate = formed('una fecha', '"2023-02"').refine(
  (value) => /^\d{4}$/.test(value) || (/^\d{4}-\d{2}$/.test(value) && isDay(`${value}-01`)) || isDay(value),
  {error: say('una fecha AAAA, AAAA-MM o AAAA-MM-DD', 'escriba, por ejemplo, "2023-02", entre comillas.')},
);

/** The editor's own value in the right form, when it can be told and is one. */
function meant(
  input: unknown,
  read: (text: string) => string | undefined,
  isSound: (text: string) => boolean,
): string | undefined {
  const value = typeof input === 'string' ? read(input.trim()) : undefined;
  return value !== undefined && isSound(value) ? `escriba "${value}"` : undefined;
}

function isHour(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function isDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return date.toISOString().slice(0, 10) === value;
}

/** Outbound address: only https, without spaces, user names or scripts. */
export const httpsUrl = formed('una dirección', 'https://www.colegio.edu.co').refine(isHttps, {
  error: ({input}) =>
    say(
      'una dirección que empieza por https://',
      meant(input, meantAddress, isHttps) ?? 'escriba, por ejemplo, https://www.colegio.edu.co',
    ),
});

/** «http://colegio.edu.co», «www.colegio.edu.co», «colegio.edu.co/x». */
const meantAddress = (text: string): string | undefined =>
  /^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/i.test(text)
    ? `https://${text.replace(/^http:\/\//i, '')}`
    : undefined;

export function isHttps(value: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(value) || !URL.canParse(value)) return false;
  const {hostname, username, password} = new URL(value);
  return hostname.includes('.') && username === '' && password === '';
}

/** Page of the site: `/socioemociograma`, with `#part` if need be. */
export const page = formed('una página del sitio', '/socioemociograma').regex(
  /^\/(?!\/)[a-z0-9-]*(#[a-z0-9-]+)?$/,
  {
    error: say(
      'una página del sitio, que empieza por una barra',
      'escriba, por ejemplo, /socioemociograma (o expert:one, expert:two).',
    ),
  },
);

/** What search engines show of a page. */
export const pageDescription = text.refine((value) => value.length >= 50 && value.length <= 160, {
  error: say('una descripción de 50 a 160 caracteres', 'acórtela o complétela.'),
});

export const count = z.int().positive(say('un número mayor que cero', 'escriba, por ejemplo, 20.'));

export const source = fields({label: text, url: httpsUrl.optional()});

/**
 * Fields of a value that nobody has confirmed. Use `unconfirmed` around the entry.
 *
 * @param kind what the values are to a visitor, with its article: «los datos de contacto». Every page says it
 * while one of them is provisional.
 */
export const provisional = (kind: string) => ({
  provisional: z.boolean().optional().meta({kind}),
  pending: text.optional(),
});

interface ProvisionalShape {
  readonly provisional?: boolean;
  readonly pending?: string;
}

/** Provisional values say what to put there, and stand-in addresses are marked as provisional. */
export function unconfirmed<Schema extends z.ZodType<ProvisionalShape>>(schema: Schema): Schema {
  return withRule(schema, (value, add) => {
    const entry = value as ProvisionalShape & {readonly href?: unknown; readonly url?: unknown};
    if (entry.provisional === true && !entry.pending) {
      add(
        ['pending'],
        say(
          'el dato que falta por confirmar',
          'agregue, por ejemplo, «pending: Número de teléfono del colegio».',
        ),
      );
    }
    if (entry.pending !== undefined && entry.provisional !== true) {
      add(
        ['pending'],
        say(
          '«pending» solo junto a «provisional: true»',
          'borre la línea «pending», o agregue «provisional: true».',
        ),
      );
    }
    const address = entry.href ?? entry.url;
    if (typeof address === 'string' && /\bexample\.(com|org)\b/.test(address) && entry.provisional !== true) {
      add(
        [entry.href === undefined ? 'url' : 'href'],
        say(
          'la dirección real, o «provisional: true» si aún no se conoce',
          'agregue «provisional: true» y «pending: qué falta».',
        ),
      );
    }
  });
}

/** An entry that leads to a page of the site or to an outbound link, one of the two. */
export function withTarget<Schema extends z.ZodType<{readonly to?: string; readonly link?: string}>>(
  schema: Schema,
): Schema {
  return withRule(schema, (value, add) => {
    const {to, link} = value as {readonly to?: unknown; readonly link?: unknown};
    if ((to === undefined) === (link === undefined)) {
      add(
        [],
        say(
          '«to» (una página) o «link» (una dirección externa), uno de los dos',
          'escriba, por ejemplo, «to: /rieeb».',
        ),
      );
    }
  });
}
