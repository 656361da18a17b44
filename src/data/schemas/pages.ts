import * as z from 'zod';

import {HOME} from '../../lib/sections';
import type {PageFrontMatter} from '../front-matter';
import {closedId, day, fields, id, oneOf, page, say, text, texts, withRule} from './common';
import {competenceId, expertIds, lawIds} from './ids';
import {lawArticle, lawOfficialText} from './laws';

/** Rules of the front matter of every document and Markdown page. */

const sectionIds = ['inicio', 'leyes', 'instrumentos', 'programas', 'aliados', 'recursos'] as const;

const description = text.refine(
  (value) => value.trim() === '' || (value.length >= 50 && value.length <= 160),
  {
    error: ({input}) => {
      const length = String(input).length;
      const cure =
        length < 50
          ? `tiene ${length}: agregue ${50 - length} o más.`
          : `tiene ${length}: quite ${length - 160}.`;
      return say('una descripción de 50 a 160 caracteres', cure);
    },
  },
);

const slug = z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: say(
    'una dirección en minúsculas, sin tildes, espacios ni caracteres invisibles, que empieza por /',
    'escriba, por ejemplo, slug: /convivencia-familiar',
  ),
});

const action = withRule(
  fields({link: id.optional(), to: page.optional(), label: text.optional()}),
  ({link, to, label}, add) => {
    if ((link === undefined) === (to === undefined)) {
      add(
        [],
        say(
          '«link» (una dirección de links.yaml) o «to» (una página), uno de los dos',
          'escriba, por ejemplo, - link: proposal',
        ),
      );
    } else if (to !== undefined && label === undefined) {
      add(['label'], say('el texto del botón', 'agregue, por ejemplo, «label: Ver los planes».'));
    }
  },
);

/** A page; whether the entries that it names are there is checked with the data at hand. An expert's takes its title and its address from `experts.yaml`. */
export const pageFrontMatter = withRule(
  fields({
    title: text.optional(),
    description: description.optional(),
    section: oneOf(sectionIds),
    slug: slug.optional(),
    lead: text.optional(),
    highlight: text.optional(),
    eyebrow: text.optional(),
    keywords: texts.optional(),
    actions: z.array(action).optional(),
    backHome: z.boolean().optional(),
    art: text.optional(),
    mark: competenceId.optional(),
    tool: id.optional(),
    law: closedId(lawIds, 'La ficha de una ley más la', 'deje la página sin «law» ni «articles»').optional(),
    articles: z.array(lawArticle).optional(),
    officialText: lawOfficialText.optional(),
    expert: closedId(expertIds, 'Un perfil más lo', 'deje la página sin «expert»').optional(),
    partner: id.optional(),
    course: id.optional(),
    sidebar_label: text.optional(),
    last_update: fields({date: day}).optional(),
  }),
  (value, add) => {
    if (value.title === undefined && value.expert === undefined) {
      add(['title'], say('el título de la página', 'agregue, por ejemplo, «title: "Test de Bullying"».'));
    }
    // That of the home page is the site's, in `brand.yaml`.
    if (value.description === undefined && value.section !== HOME) {
      add(
        ['description'],
        say(
          'una descripción de 50 a 160 caracteres, para los buscadores',
          'agregue, por ejemplo, «description: Qué trata la página, en una frase».',
        ),
      );
    }
    if (
      value.highlight !== undefined &&
      (value.section !== HOME || !value.title?.includes(value.highlight))
    ) {
      add(
        ['highlight'],
        say(
          'en la página de inicio, unas palabras del título; en las demás, nada',
          'cópielas del título, letra por letra, o borre la línea.',
        ),
      );
    }
    if (value.law !== undefined && value.articles === undefined) {
      add(['articles'], say('la lista de artículos de la ley', 'recupérela del historial de la página.'));
    }
    if (Array.isArray(value.articles)) {
      (value.articles as readonly ({readonly number?: number} | null)[]).forEach((entry, index) => {
        if (typeof entry?.number === 'number' && entry.number !== index + 1) {
          add(
            ['articles', index, 'number'],
            say(
              `number: ${index + 1}, porque los artículos van en orden y sin saltos`,
              'corrija el número, o recupere el artículo que falta.',
            ),
          );
        }
      });
    }
  },
);

/** Compile-time check: the interface and the schema have the same fields. */
type Fields = keyof z.output<typeof pageFrontMatter>;
export type SameFields = [
  Exclude<Fields, keyof PageFrontMatter>,
  Exclude<keyof PageFrontMatter, Fields>,
] extends [never, never]
  ? true
  : never;
const sameFields: SameFields = true;
void sameFields;
