import * as z from 'zod';

import {
  closedId,
  count,
  fields,
  id,
  page,
  partialDate,
  provisional,
  say,
  source,
  text,
  unconfirmed,
} from './common';
import {ASKED_FOR, expertIds} from './ids';
import {list} from './lists';

/** Partner organisations, the two universities, the network's programme and the two profiles. */

export const partners = list(
  fields({
    id,
    name: text,
    to: page,
    link: id,
    facts: z.array(fields({value: text, label: text, source: source.optional()})),
  }),
  {ids: ASKED_FOR.partners},
);

const phases = list(fields({id, name: text, hours: count.optional(), description: text}));
export const network = fields({
  phases,
  master: fields({modules: count, units: count, credits: count, hoursPerUnit: z.tuple([count, count])}),
});

export const universities = fields({
  rosario: fields({
    spaces: list(fields({name: text, purpose: text}), {key: 'name'}),
    programmes: z.array(fields({name: text, description: text, source: source.optional()})),
    milestones: z.array(fields({date: partialDate, text, source: source.optional()})).min(1),
  }),
  lleida: fields({badge: text}),
});

const card = {icon: id, title: text, description: text};
const profile = provisional('los perfiles académicos');
const expert = unconfirmed(
  fields({
    id: closedId(expertIds, 'Un perfil más lo'),
    /** The route is `/{nameSlug}-profile-{id}`. */
    nameSlug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, {
      error: say(
        'el nombre en minúsculas, sin tildes, eñes ni espacios',
        'escriba, por ejemplo, maria-perez.',
      ),
    }),
    /** The page title: a role, not a person, until the name is confirmed. */
    title: text,
    /** Text of its menu entry. */
    menuLabel: text,
    affiliation: text.optional(),
    /** Not while the title is a role that tells it. */
    area: text.optional(),
    /** A photo in the place of the drawn portrait. */
    photo: z
      .string()
      .regex(/^\/img\/[\w.-]+\.(?:jpe?g|png|webp|avif)$/, {
        error: say('una foto de static/img', 'escriba, por ejemplo, photo: /img/maria-perez.jpg'),
      })
      .optional(),
    /** `to` is the page about that work. */
    career: z.array(fields({title: text, description: text, to: page.optional()})),
    specialties: z.array(fields(card)),
    prizes: z.array(unconfirmed(fields({...card, ...profile}))),
    contributions: z.array(fields({value: text, label: text})),
    ...profile,
  }),
);
export const experts = list(expert, {ids: expertIds, ordered: true});
