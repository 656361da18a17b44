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
  provisional,
  say,
  source,
  text,
  texts,
  unconfirmed,
  withTarget,
} from './common';
import {linkId, slideTypes, statisticId, statisticIds} from './ids';
import {list, withUnique} from './lists';
import {video} from './tools';

/** Figures, webinar and its slides. */

export const statistics = list(
  fields({
    id: statisticId,
    value: z
      .number(say('un número', 'escriba 2000000, sin puntos; los porcentajes, con punto: 11.1.'))
      .positive(),
    unit: oneOf(['casos', '%', 'instituciones', 'rectores']),
    year: count.optional(),
    label: text,
    source,
  }),
  {exactly: [8, 'cifras'], ids: statisticIds},
);

export const webinar = fields({
  title: text,
  date: day,
  speakers: z
    .array(unconfirmed(fields({role: text, description: text, to: page.optional(), ...provisional})))
    .length(2, say('exactamente 2 ponentes', 'deje dos entradas en la lista.')),
  video,
  report: fields({
    file: z
      .string()
      .regex(
        /^[a-z0-9-]+\.pdf$/,
        say('el nombre de un archivo PDF', 'escriba, por ejemplo, informe-ejecutivo.pdf.'),
      ),
    title: text,
  }),
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

const slide = fields({
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
  statistics: z.array(statisticId).optional(),
  icon: id.optional(),
  label: text.optional(),
  note: text.optional(),
  timeline: z
    .array(fields({label: text, text, moment: oneOf(['past', 'now', 'ahead']).optional()}))
    .optional(),
  bars: z.array(fields({label: text, before: percentage, after: percentage})).optional(),
  seconds: count,
  readerNotes: texts,
  sources: z
    .array(withTarget(fields({label: text, to: page.optional(), link: linkId.optional()})))
    .optional(),
});
export const slides = withUnique(
  list(slide, {exactly: [11, 'diapositivas'], ids: slideTypes, ordered: true, key: 'type'}),
  'id',
);

export const speakerNotes = list(fields({slide: id, notes: texts}), {
  exactly: [11, 'grupos de notas'],
  key: 'slide',
});
