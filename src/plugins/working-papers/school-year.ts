import {articlePath} from '../../lib/law';
import {CALENDAR_IDS, CALENDARS} from '../../lib/school-year';
import type {PlannedStep} from '../site-laws/types';

import type {Block, Inline, Line} from './types';

const words = (text: string): Line => [{kind: 'text', text}];

/** «Ley 2491: 1, 5. Ley 2503: 1.», each article a link. */
const basisLine = ({basis}: PlannedStep): Inline[] =>
  basis.flatMap(({law, articles}): Inline[] => [
    {kind: 'text', text: `Ley ${law.slice(4, 8)}: `},
    ...articles.flatMap((number, index): Inline[] => [
      {kind: 'link', href: articlePath(law, number), text: `art. ${number}`},
      {kind: 'text', text: index < articles.length - 1 ? ', ' : '. '},
    ]),
  ]);

const row = (step: PlannedStep, month: string): Line[] => {
  const {title, owner, approver, length, evidence, open} = step;
  return [
    words(month.charAt(0).toUpperCase() + month.slice(1)),
    [
      {kind: 'text', text: `${title}. `, strong: true},
      {kind: 'text', text: `${length}. `},
      ...basisLine(step),
      {kind: 'text', text: open ?? ''},
    ],
    words(`${owner}. Aprueba: ${approver}.`),
    words(evidence.map(({document}) => document).join(' ')),
    [{kind: 'field', name: 'fecha'}],
  ];
};

/** The plan of the school year as a table for each school calendar. */
export const schoolYearBlocks = (steps: readonly PlannedStep[]): Block[] =>
  CALENDAR_IDS.flatMap((calendar): Block[] => [
    {
      kind: 'heading',
      level: 3,
      line: words(`El ${CALENDARS[calendar].name}: ${CALENDARS[calendar].classes}`),
    },
    {
      kind: 'table',
      shares: [16, 34, 22, 30, 13],
      head: ['Mes', 'Paso', 'Quién', 'Qué queda', 'Hecho'].map(words),
      rows: steps.map((step) => row(step, step.months[calendar])),
    },
  ]);
