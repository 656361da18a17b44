import * as z from 'zod';

import {count, fields, id, oneOf, provisional, say, text, unconfirmed, withRule} from './common';
import {competenceId, competenceIds, indicatorCounts, linkId, toolId, toolIds} from './ids';
import {list} from './lists';

/** Competences, measurement tools and the student programme. */

const competence = fields({
  id: competenceId,
  name: text,
  definition: text,
  order: count,
  ley2503: fields({order: count, name: text}).optional(),
  programme: oneOf(['direct', 'complementary']),
});
export const competences = withRule(
  list(competence, {exactly: [6, 'competencias de la Ley 2491'], ids: competenceIds, ordered: true}),
  (value, add) => {
    if (!Array.isArray(value)) return;
    const entries: {readonly order?: number; readonly ley2503?: {readonly order?: number}}[] = value;
    entries.forEach((entry, index) => {
      if (entry?.order !== index + 1)
        add(
          [index, 'order'],
          say(`el lugar ${index + 1}, el de esta entrada en la lista`, `escriba order: ${index + 1}.`),
        );
    });
    const orders = entries.flatMap((entry) => entry?.ley2503?.order ?? []).sort((a, b) => a - b);
    if (orders.join() !== '1,2,3,4,5') {
      add(
        [],
        say(
          'cinco competencias con «ley2503», en los lugares 1 a 5',
          `los lugares escritos son: ${orders.join(', ') || 'ninguno'}.`,
        ),
      );
    }
  },
);

const indicator = fields({
  id,
  name: text,
  definition: text,
  poles: z.tuple([text, text], say('dos polos', 'escriba, por ejemplo, poles: [Sereno, Tenso].')).optional(),
  color: competenceId,
});

const tool = withRule(
  fields({
    id: toolId,
    name: text,
    shortName: text,
    menu: oneOf(['measurement', 'intervention']),
    duration: text.optional(),
    heroDuration: text.optional(),
    respondents: text,
    respondentsShort: text,
    anonymous: z.boolean(),
    indicatorKind: oneOf(['indicadores', 'polaridades']),
    indicators: list(indicator),
    secondary: fields({label: text, link: linkId}),
    closingLink: linkId,
    habilmindCard: z.boolean(),
    question: text.refine((value) => /^¿.*\?$/.test(value), {
      error: say('una pregunta, con sus dos signos', 'escriba, por ejemplo, ¿Hay acoso entre compañeros?'),
    }),
    group: oneOf(['estudiantes', 'familias']),
    ages: text.optional(),
    gets: text,
    competences: z.array(competenceId),
    caution: text.refine((value) => /diagnóstico/.test(value), {
      error: say(
        'la frase que dice que la herramienta no es un diagnóstico',
        'incluya, por ejemplo, «No es un diagnóstico clínico».',
      ),
    }),
  }),
  (value, add) => {
    const {id: name, indicators, indicatorKind} = value;
    const expected = indicatorCounts[name as keyof typeof indicatorCounts];
    if (expected !== undefined && Array.isArray(indicators) && indicators.length !== expected) {
      add(
        ['indicators'],
        say(
          `${expected} indicadores, los que fija la especificación`,
          `hay ${indicators.length}: agregue o borre hasta tener ${expected}.`,
        ),
      );
    }
    if (indicatorKind === 'polaridades' && Array.isArray(indicators)) {
      indicators.forEach((entry: {readonly poles?: unknown}, index: number) => {
        if (entry?.poles === undefined)
          add(
            ['indicators', index, 'poles'],
            say('los dos polos', 'escriba, por ejemplo, poles: [Sereno, Tenso].'),
          );
      });
    }
  },
);
export const tools = list(tool, {exactly: [7, 'herramientas'], ids: toolIds});

/** A video without id is a provisional one. */
export const video = withRule(
  unconfirmed(
    fields({
      id,
      title: text,
      youtubeId: z
        .string()
        .regex(/^[\w-]{11}$/, {
          error: ({input}) => {
            const own = /(?:youtu\.be\/|v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(
              String(input),
            )?.[1];
            return say(
              'los once caracteres del video',
              own ? `escriba ${own}` : 'de https://youtu.be/abc-DEF_123 copie solo abc-DEF_123.',
            );
          },
        })
        .optional(),
      mark: competenceId.optional(),
      ...provisional('los videos'),
    }),
  ),
  (value, add) => {
    if (value.youtubeId === undefined && value.provisional !== true) {
      add(
        [],
        say(
          '«youtubeId», o «provisional: true» mientras no se publique',
          'agregue «youtubeId: dQw4w9WgXcQ» con su identificador.',
        ),
      );
    }
    if (value.youtubeId !== undefined && value.provisional === true) {
      add(['provisional'], say('un video confirmado sin «provisional»', 'borre «provisional» y «pending».'));
    }
  },
);

const step = fields({id, title: text, description: text, mark: competenceId, video: id});
export const programme = withRule(
  fields({
    name: text,
    maxConflicts: count,
    emotions: list(fields({id, name: text, definition: text}), {exactly: [7, 'emociones']}),
    steps: list(step, {exactly: [5, 'pasos']}),
    videos: list(video, {exactly: [6, 'videos']}),
  }),
  ({steps, videos}, add) => {
    if (!Array.isArray(steps) || !Array.isArray(videos)) return;
    const known = videos.map((entry: {readonly id?: string}) => entry?.id);
    steps.forEach((entry: {readonly video?: string}, index: number) => {
      if (entry?.video !== undefined && !known.includes(entry.video)) {
        add(
          ['steps', index, 'video'],
          say(
            `el «id» de un video de la lista: ${known.join(', ')}`,
            `escriba, por ejemplo, video: ${known[1] ?? known[0]}.`,
          ),
        );
      }
    });
  },
);
