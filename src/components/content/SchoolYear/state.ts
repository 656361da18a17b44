import type {PlannedStep} from '@site/src/plugins/site-laws/types';
import {MONTHS} from '@site/src/lib/format';
import {CALENDARS, LEVELS, placeOf, SECTORS, type Calendar} from '@site/src/lib/school-year';

/** A plan is the words of what is chosen and ticked: `b`, `privado`, `media`, ids of steps. */
type Words = readonly string[];

/** The part of the address that carries a plan: `#plan.b.privado.pei`. Behind `#`, so no server gets it. */
export const toHash = (words: Words): string => `#${['plan', ...words].join('.')}`;

/**
 * The words that an address carries; nothing where it carries no plan. Chat apps change letters and add signs.
 *
 * @param hash with its `#`, encoded or not
 */
export function wordsIn(hash: string): Words | undefined {
  let text = hash;
  try {
    text = decodeURIComponent(hash);
  } catch {
    // As it stands: what it means may still be there.
  }
  const [, rest] = /^#plan\.(.*)$/is.exec(text) ?? [];
  return rest
    ?.toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
}

/** What of a shared plan this page has, and what it no longer has. */
export const sortOut = (words: Words, known: Words): {readonly kept: Words; readonly dropped: Words} => ({
  kept: words.filter((word) => known.includes(word)),
  dropped: [...new Set(words.filter((word) => !known.includes(word)))],
});

type Planned = Pick<PlannedStep, 'id' | 'title' | 'months'>;

const named = (steps: readonly Planned[]): string => steps.map(({title}) => title).join('; ');

/**
 * What is done and what is left, by when: this month, the months before and the next one with something to do.
 *
 * @param today `AAAA-MM-DD`
 */
export function summary(steps: readonly Planned[], words: Words, calendar: Calendar, today: string): string {
  const left = steps.filter(({id}) => !words.includes(id));
  const done = `${steps.length - left.length} de ${steps.length} pasos hechos.`;
  if (left.length === 0) return done;
  const current = MONTHS[Number(today.slice(5, 7)) - 1]!;
  const now = placeOf(current, calendar);
  const at = (step: Planned): number => placeOf(step.months[calendar], calendar);
  const before = left.filter((step) => at(step) < now);
  const own = left.filter((step) => at(step) === now);
  const next = left.find((step) => at(step) > now);
  const following = next ? left.filter((step) => at(step) === at(next)) : [];
  return [
    done,
    own.length > 0 && `Este mes, ${current}: ${named(own)}.`,
    next && `En ${next.months[calendar]}: ${named(following)}.`,
    before.length > 0 && `Sin marcar de meses anteriores: ${before.length}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The plan as a table, a row a step, with what the school has chosen. */
export function planRows(steps: readonly PlannedStep[], words: Words, calendar: Calendar): string[][] {
  const chosen = (names: Words): string => names.filter((name) => words.includes(name)).join(', ');
  return [
    [
      `Mes (${CALENDARS[calendar].name})`,
      'Paso',
      'Hecho',
      'Lo hace',
      'Lo aprueba',
      'Toma',
      'Qué queda',
      'Quién lo guarda',
      'Se apoya en',
      'Lo que la ley no fija',
      'Colegio',
      'Niveles',
    ],
    ...steps.map(({id, title, months, owner, approver, length, evidence, basis, open = ''}) => [
      months[calendar],
      title,
      words.includes(id) ? 'Sí' : 'No',
      owner,
      approver,
      length,
      evidence.map(({document}) => document).join('\n'),
      [...new Set(evidence.map(({keeper}) => keeper))].join('\n'),
      basis.map(({law, articles}) => `Ley ${law.slice(4, 8)}: art. ${articles.join(', ')}`).join('; '),
      open,
      chosen(SECTORS),
      chosen(LEVELS),
    ]),
  ];
}
