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

/**
 * How much is done and what is left: of this month, of the next one with something to do and of those before. Numbers
 * alone, since names would not fit in the room that is kept for it (`styles.module.css`) and stand in the steps.
 *
 * @param today `AAAA-MM-DD`
 */
export function summary(
  steps: readonly Pick<PlannedStep, 'id' | 'months'>[],
  words: Words,
  calendar: Calendar,
  today: string,
): string {
  const left = steps.filter(({id}) => !words.includes(id)).map(({months}) => months[calendar]);
  const done = `${steps.length - left.length} de ${steps.length} pasos hechos.`;
  if (left.length === 0) return done;
  const current = MONTHS[Number(today.slice(5, 7)) - 1]!;
  const now = placeOf(current, calendar);
  const next = left.find((month) => placeOf(month, calendar) > now);
  const told = [
    [left.filter((month) => month === current).length, `este mes (${current})`],
    [left.filter((month) => month === next).length, `en ${next}`],
    [left.filter((month) => placeOf(month, calendar) < now).length, 'de meses anteriores'],
  ] as const;
  const parts = told.filter(([count]) => count > 0).map((part) => part.join(' '));
  return `${done} Por hacer: ${new Intl.ListFormat('es').format(parts)}.`;
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
