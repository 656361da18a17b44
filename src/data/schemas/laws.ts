import * as z from 'zod';

import {count, day, fields, id, oneOf, page, say, source, text, texts, withRule} from './common';
import {lawId, lawIds} from './ids';
import {list} from './lists';

/** The two laws, the checklist and the comparison of the home page. */

const deadline = fields({
  id,
  who: oneOf(['todos', 'colegio', 'ministerio', 'comision', 'comite']),
  article: count,
  when: text,
  text,
  until: day.optional(),
  reminder: fields({from: day, months: count}).optional(),
});

const law = withRule(
  fields({
    id: lawId,
    number: count,
    name: text,
    shortTitle: text,
    officialTitle: text,
    sanctioned: day,
    datePublished: day,
    inForce: day,
    checked: day,
    gazette: text.optional(),
    articleCount: count,
    levels: text,
    sources: z.array(source).min(1),
    signatures: z.array(fields({role: text, body: text.optional()})).min(1),
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
    deadlines.forEach((entry: {readonly article?: number}, index: number) => {
      if ((entry?.article ?? 0) > (articleCount ?? Infinity)) {
        add(
          ['deadlines', index, 'article'],
          say(`un artículo de 1 a ${articleCount}`, 'corrija el número del artículo.'),
        );
      }
    });
  },
);
export const laws = list(law, {exactly: [2, 'leyes'], ids: lawIds});

/** `articles` in the front matter of a law page, one entry an article. */
export const lawArticle = fields({
  number: count,
  titleKind: oneOf(['official', 'editorial']),
  duties: z.array(text),
  who: text,
  when: text,
  matches: z.array(count).optional(),
  related: z.array(page).optional(),
  roles: z.array(oneOf(['director', 'docente', 'familia'])),
  keywords: texts.optional(),
});

/** `officialText` in the front matter of a law page. */
export const lawOfficialText = fields({
  withoutHeading: z.array(fields({number: count, startsWith: text})).optional(),
});

const basis = fields({law: lawId, articles: z.array(count).min(1)});
export const alerts = list(
  fields({id, name: text, question: text, checks: texts, basis: z.array(basis).min(1)}),
  {
    exactly: [10, 'grupos de alertas'],
  },
);

export const comparison = list(fields({aspect: text, asked: text, withProduct: text}), {
  exactly: [6, 'aspectos'],
  key: 'aspect',
});

const cell = fields({text, articles: z.array(count)});
export const lawComparison = list(
  fields({aspect: text, competences: z.boolean().optional(), ley2491: cell, ley2503: cell}),
  {key: 'aspect'},
);

export const lawSupport = list(fields({aspect: text, article: count, asked: text, withProduct: text}), {
  key: 'aspect',
});
