import * as z from 'zod';

import {
  count,
  day,
  fields,
  hour,
  httpsUrl,
  id,
  oneOf,
  page,
  pageDescription,
  provisional,
  say,
  source,
  text,
  texts,
  unconfirmed,
  withRule,
  withTarget,
} from './common';
import {ASKED_FOR, lawId, slideTypes} from './ids';
import {list} from './lists';
import {video} from './tools';

/** Figures, webinar and its slides. */

export const statistics = list(
  fields({
    id,
    value: z.number().positive(),
    unit: oneOf(['casos', '%', 'instituciones', 'rectores']),
    year: count.optional(),
    label: text,
    /** What follows the difference from the figure before it: «casos de diferencia entre las dos cifras». */
    difference: text.optional(),
    /** What one dot of its drawing is. */
    dot: text.optional(),
    source,
  }),
  {ids: ASKED_FOR.statistics},
);

export const webinar = fields({
  date: day,
  speakers: z
    .array(
      unconfirmed(
        fields({
          role: text,
          description: text,
          to: page.optional(),
          ...provisional('los ponentes del webinar'),
        }),
      ),
    )
    .min(1, say('al menos un ponente', 'recupérelo del historial del archivo.')),
  video,
  report: fields({
    /** Name of a file at the root of `static/`, without slash. */
    file: z
      .string()
      .regex(
        /^[a-z0-9-]+\.pdf$/,
        say('el nombre de un archivo PDF', 'escriba, por ejemplo, informe-ejecutivo.pdf.'),
      ),
    title: text,
  }),
  /** The page of the slides: `back` is its link to the page of the webinar. */
  deck: fields({title: text, description: pageDescription, back: text}),
  reminder: fields({title: text, text}),
  nextSession: fields({
    title: text,
    date: day,
    time: hour,
    minutes: count,
    url: httpsUrl.optional(),
  }).optional(),
});

const percentage = z.number().min(0).max(100, say('un número de 0 a 100', 'escriba, por ejemplo, 64.'));

const slideSource = withTarget(fields({label: text, to: page.optional(), link: id.optional()}));

/** What the layout of a type cannot do without. */
const NEEDED: Readonly<Record<string, {readonly field: string; readonly cure: string}>> = {
  evidence: {field: 'timeline', cure: 'agregue «timeline:» con una lista de «label» y «text».'},
  background: {field: 'timeline', cure: 'agregue «timeline:» con una lista de «label» y «text».'},
  impact: {field: 'bars', cure: 'agregue «bars:» con una lista de «label», «before» y «after».'},
  law: {field: 'laws', cure: 'agregue «laws:» con una lista de «law», «text» e «items».'},
  message: {field: 'closing', cure: 'agregue «closing:» con «title», «text» y «to».'},
};

const HEAD = ['label', 'icon', 'subtitle'] as const;
/** What the layout of a type draws besides title and note: anything else would be lost in silence. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  title: HEAD,
  question: ['content'],
  evidence: [...HEAD, 'content', 'timeline'],
  impact: [...HEAD, 'content', 'bars', 'barsLabel'],
  benefits: [...HEAD, 'content'],
  stats: [...HEAD, 'statistics'],
  background: [...HEAD, 'timeline'],
  diagnosis: [...HEAD, 'content', 'statistics'],
  law: [...HEAD, 'laws'],
  opportunity: [...HEAD, 'content'],
  message: [...HEAD, 'content', 'closing'],
};
const EVERY_SLIDE = ['id', 'type', 'title', 'note', 'seconds', 'readerNotes', 'sources'];

const plainSlide = fields({
  id,
  type: oneOf(slideTypes),
  title: text,
  subtitle: text.optional(),
  content: z
    .union(
      [text, texts],
      say('un texto o una lista de textos', 'escriba el texto en una línea, o cada uno con un guion.'),
    )
    .optional(),
  /** Figures of statistics.yaml that the slide shows, so that no number is written twice. */
  statistics: z.array(id).optional(),
  icon: id.optional(),
  label: text.optional(),
  /** The small line at the foot. */
  note: text.optional(),
  /** Points in time (`evidence`, `background`); `ahead` has no date yet. */
  timeline: z
    .array(fields({label: text, text, moment: oneOf(['past', 'now', 'ahead']).optional()}))
    .optional(),
  /** Before and after, 0 to 100, invented for the slide (`impact`). */
  bars: z.array(fields({label: text, before: percentage, after: percentage})).optional(),
  /** Says over the bars, where it is read first, that they are an example. */
  barsLabel: text.optional(),
  /** Points of each law (`law`), with the day from which it is in force. */
  laws: z.array(fields({law: lawId, text, items: texts})).optional(),
  /** What stays on the screen during the questions (`message`); `to` is the page of the QR code. */
  closing: fields({title: text, text, to: page}).optional(),
  /** Time planned for it. */
  seconds: count,
  /** Paragraphs for those who read the deck without its presenter. */
  readerNotes: texts,
  sources: z.array(slideSource).optional(),
});
const slide = withRule(plainSlide, (value, add) => {
  const {type} = value;
  const needed = typeof type === 'string' && Object.hasOwn(NEEDED, type) ? NEEDED[type] : undefined;
  if (needed && !(value as Readonly<Record<string, unknown>>)[needed.field])
    add([needed.field], say(`«${needed.field}», que esta diapositiva necesita`, needed.cure));
  const drawn = typeof type === 'string' && Object.hasOwn(DRAWN, type) ? DRAWN[type] : undefined;
  if (!drawn) return;
  for (const field of Object.keys(plainSlide.shape)) {
    if (!(field in value) || drawn.includes(field) || EVERY_SLIDE.includes(field)) continue;
    add(
      [field],
      say(
        `solo los campos que una diapositiva «${type}» muestra: ${[...drawn, 'note'].join(', ')}`,
        `borre «${field}»; su texto puede ir en «note», o en «readerNotes» para el folleto.`,
      ),
    );
  }
  if (value.icon !== undefined && value.label === undefined && drawn.includes('icon'))
    add(
      ['icon'],
      say('«label» junto a «icon», que sin él no se muestra', 'agregue «label», o borre «icon».'),
    );
  if (type === 'impact' && Array.isArray(value.content))
    add(['content'], say('un solo texto', 'escriba el texto en la misma línea, sin guion: content: Texto.'));
});
export const slides = list(slide);

export const speakerNotes = list(
  fields({
    /** `id` of the slide. */
    slide: id,
    /** What to do, not to be read aloud. */
    actions: texts.optional(),
    /** Read aloud, a paragraph each; with `bridge` it fits the seconds of the slide. */
    say: texts,
    /** The sentence that leads to the next slide. */
    bridge: text.optional(),
    /** The question that usually comes. */
    question: fields({ask: text, answer: text, source: slideSource}),
    /** What must not be claimed. */
    avoid: texts,
  }),
  {key: 'slide'},
);
