import {articlePath} from '../../lib/law';
import {CALENDAR_IDS, CALENDARS} from '../../lib/school-year';
import {NBSP} from '../../lib/text';
import type {PlannedStep} from '../site-laws/types';

import type {Block, Inline, Line} from './types';

const words = (text: string): Line => [{kind: 'text', text}];

/** «Ley 2491: 1, 5. Ley 2503: 1.», each article a link. */
const basisLine = ({basis}: PlannedStep): Inline[] =>
  basis.flatMap(({law, articles}): Inline[] => [
    {kind: 'text', text: `Ley${NBSP}${law.slice(4, 8)}: `},
    ...articles.flatMap((number, index): Inline[] => [
      {kind: 'link', href: articlePath(law, number), text: `art.${NBSP}${number}`},
      {kind: 'text', text: index < articles.length - 1 ? ', ' : '. '},
    ]),
  ]);

const row = (step: PlannedStep): Line[] => {
  const {title, months, owner, approver, length, evidence, open} = step;
  return [
    [
      {kind: 'text', text: `${title}. `, strong: true},
      {kind: 'text', text: `${length}. `},
      ...basisLine(step),
      {kind: 'text', text: open ?? ''},
    ],
    words(CALENDAR_IDS.map((calendar) => `${calendar.toUpperCase()}:${NBSP}${months[calendar]}.`).join(' ')),
    words(`${owner}. Aprueba: ${approver}.`),
    words(evidence.map(({document}) => document).join(' ')),
    [{kind: 'field', name: 'fecha'}],
  ];
};

/** The plan of the school year as one table, with the month of each step in both school calendars. */
export const schoolYearBlocks = (steps: readonly PlannedStep[]): Block[] => [
  {
    kind: 'paragraph',
    line: words(
      CALENDAR_IDS.map((calendar) => CALENDARS[calendar])
        .map(({name, classes}) => `El ${name} tiene ${classes}.`)
        .join(' '),
    ),
  },
  {
    kind: 'table',
    head: ['Paso', 'Mes', 'Quién', 'Qué queda', 'Hecho'].map(words),
    rows: steps.map(row),
  },
];
