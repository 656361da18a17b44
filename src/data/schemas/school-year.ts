import type * as z from 'zod';

import {MONTHS} from '../../lib/format';
import {CALENDAR_IDS, CALENDARS, LEVELS, placeOf, SECTORS, type Month} from '../../lib/school-year';
import {closest} from '../problems';
import {fields, id, oneOf, say, text, texts, withRule, type Add, type Loose} from './common';
import {restsOn} from './laws';
import {list} from './lists';

const step = fields({
  id,
  title: text,
  /** Month in each school calendar. */
  months: fields({a: oneOf(MONTHS), b: oneOf(MONTHS)}),
  owner: text,
  approver: text,
  /** What it usually takes: «Dos semanas». */
  length: text,
  restsOn,
  /** Only where no duty of the school rests on the same lines. */
  evidence: fields({document: text, keeper: text}).optional(),
  /** What the law leaves open. */
  open: text.optional(),
  /** A working paper, by the name of its file. */
  paper: id.optional(),
});

type Step = Loose<z.output<typeof step>>;

/** Words of a shared plan that are no steps (`SchoolYear/state.ts`). */
const TAKEN: readonly string[] = [...CALENDAR_IDS, ...SECTORS, ...LEVELS];

const isMonth = (value: unknown): value is Month => MONTHS.includes(value as Month);

function checkPerson(name: unknown, people: readonly string[], path: readonly PropertyKey[], add: Add): void {
  if (typeof name !== 'string' || people.includes(name)) return;
  const slip = closest(name, people);
  const cure = slip ? `¿quiso escribir «${slip}»?` : 'corríjalo, o agréguelo primero a «people».';
  add(path, say(`un cargo u órgano de «people»: ${people.join(', ')}`, cure));
}

/** One list serves both calendars: no step may come before the one above it in either. */
function checkOrder(steps: readonly Step[], add: Add): void {
  for (const calendar of CALENDAR_IDS) {
    let last: Month = CALENDARS[calendar].first;
    steps.forEach((entry, index) => {
      const month = entry?.months?.[calendar];
      if (!isMonth(month)) return;
      if (placeOf(month, calendar) < placeOf(last, calendar)) {
        const from = CALENDARS[calendar].first;
        add(
          ['steps', index, 'months', calendar],
          say(
            `${last} o un mes posterior: el calendario ${calendar.toUpperCase()} comienza en ${from} y los pasos van en orden`,
            'corrija el mes, o lleve el paso a su lugar de la lista.',
          ),
        );
      } else last = month;
    });
  }
}

/** What we propose that a school does each month, for both laws. */
export const schoolYear = withRule(
  fields({
    /** Whom a step may name: those who do it, approve it or keep its document. */
    people: texts,
    steps: list(step),
  }),
  ({people = [], steps = []}, add) => {
    if (!Array.isArray(people) || !Array.isArray(steps)) return;
    const names = people.filter((name): name is string => typeof name === 'string');
    (steps as readonly Step[]).forEach((entry, index) => {
      const path = ['steps', index];
      checkPerson(entry?.owner, names, [...path, 'owner'], add);
      checkPerson(entry?.approver, names, [...path, 'approver'], add);
      checkPerson(entry?.evidence?.keeper, names, [...path, 'evidence', 'keeper'], add);
      if (typeof entry?.id === 'string' && TAKEN.includes(entry.id)) {
        add(
          [...path, 'id'],
          say(`un identificador que no sea ${TAKEN.join(', ')}`, `escriba, por ejemplo, paso-${entry.id}.`),
        );
      }
    });
    checkOrder(steps as readonly Step[], add);
  },
);
