import * as z from 'zod';

import {closedId, count, fields, id, oneOf, provisional, say, text, unconfirmed, withRule} from './common';
import {competenceId, competenceIds} from './ids';
import {list} from './lists';

/** Competences, measurement tools and the student programme. */

const competence = fields({
  id: closedId(competenceIds, 'Una competencia más la'),
  name: text,
  definition: text,
  /** Place in the list of Ley 2491, 1 to 6. */
  order: count,
  /** Place and name in the list of Ley 2503 (five); absent where that law does not list it. */
  ley2503: fields({order: count, name: text}).optional(),
  /** How the student programme works on it. */
  programme: oneOf(['direct', 'complementary']),
});
export const competences = withRule(list(competence, {ids: competenceIds, ordered: true}), (value, add) => {
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
});

const indicator = fields({
  id,
  name: text,
  definition: text,
  /** The two poles of a polarity, left and right; neither is good or bad. */
  poles: z.tuple([text, text], say('dos polos', 'escriba, por ejemplo, poles: [Sereno, Tenso].')).optional(),
});

/** The marks of a tool's drawing, which `ToolHero/Sign.tsx` paints: the first three are letters. */
const sign = oneOf([
  'a',
  'b',
  'c',
  'small',
  'medium',
  'large',
  'circle',
  'triangle',
  'square',
  'box',
  'line',
  'band',
  'hollow',
  'bar',
  'amber',
  'mint',
]);

/** In the drawing they have numbers, so that there can be neither more nor fewer. */
const threeSentences = z.tuple([text, text, text], {
  error: say('tres frases, cada una con un guion', 'escriba tres: el dibujo numera las primeras.'),
});

const tool = withRule(
  fields({
    /** Its route without the slash. */
    id,
    name: text,
    /** Name where space is short (menu, cards). */
    shortName: text,
    menu: oneOf(['measurement', 'intervention']),
    /** As shown in the facts: «Unos 20 min». Left out where the provider gives none. */
    duration: text.optional(),
    /** As shown in the hero line when it differs (Test de Bullying: «15 minutos»). */
    heroDuration: text.optional(),
    /** «Estudiantes de un aula». */
    respondents: text,
    anonymous: z.boolean(),
    indicatorKind: oneOf(['indicadores', 'polaridades']),
    indicators: list(indicator),
    /** Secondary button of hero and closing: Habilmind or, for CED, the partner site. */
    secondary: fields({label: text, link: id}),
    /** Address of «Probar gratis» in the closing block. */
    closingLink: id,
    /** Whether the page shows the «Ir a Habilmind» card. */
    habilmindCard: z.boolean(),
    /** The school's question that it answers. */
    question: text.refine((value) => /^¿.*\?$/.test(value), {
      error: say('una pregunta, con sus dos signos', 'escriba, por ejemplo, ¿Hay acoso entre compañeros?'),
    }),
    /** Who answers it, for the filter. */
    group: oneOf(['estudiantes', 'familias']),
    /** «Desde los 6 años»; left out where the provider does not say. */
    ages: text.optional(),
    /** What the school gets, in short. */
    gets: text,
    /** Competences that it comes near, in our reading; it gives no score of any. */
    competences: z.array(competenceId),
    /** The sentence that says what the tool is not. */
    caution: text.refine((value) => /diagnóstico/.test(value), {
      error: say(
        'la frase que dice que la herramienta no es un diagnóstico',
        'incluya, por ejemplo, «No es un diagnóstico clínico».',
      ),
    }),
    /** The words of the drawing `tool-<id>`: its text alternative and its key. Absent where nobody drew it. */
    plot: fields({
      label: text,
      key: z
        .array(fields({sign, title: text, text}))
        .min(1, say('al menos una señal', 'escriba, por ejemplo, - {sign: a, title: Puente, text: Une.}')),
    }).optional(),
    /** The words of the drawing `report-<id>`: its title and how it is read. Absent where nobody drew it. */
    report: fields({title: text, reading: threeSentences}).optional(),
  }),
  ({indicators, indicatorKind}, add) => {
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
export const tools = list(tool);

/** A video without id is a provisional one. */
export const video = withRule(
  unconfirmed(
    fields({
      id,
      title: text,
      /** Absent while it is not published. */
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

const step = fields({id, title: text, description: text, video: id});
export const programme = withRule(
  fields({
    name: text,
    maxConflicts: count,
    emotions: list(fields({id, name: text, definition: text})),
    steps: list(step),
    videos: list(video),
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
