import {dayInBogota} from '@site/src/lib/dates';
import {isPast, NEXT, stateOf, VERBS} from '@site/src/lib/deadline';
import type {DeadlineActor} from '@site/src/data/types';

const AHEAD = '[data-until]:not([data-state=past], [data-state=in-force])';

/** What the dates of a law mean today, where the page is older: in the timeline and in the duties of an article. */
export default function lawTimeline(): void {
  const today = dayInBogota(Date.now());
  for (const term of document.querySelectorAll<HTMLElement>(AHEAD)) {
    const {until, who = 'colegio'} = term.dataset;
    const deadline = {until, who: who as DeadlineActor};
    if (!isPast(deadline, today)) continue;
    term.dataset['state'] = who === 'todos' ? 'in-force' : 'past';
    const state = term.querySelector<HTMLElement>('[data-says]');
    if (state) state.textContent = stateOf(deadline, today)!;
    else term.textContent = term.textContent.replace(VERBS.ahead, VERBS.past);
    term.querySelector('[download]')?.remove();
  }
  const next = document.querySelector<HTMLElement>(`[data-timeline] ${AHEAD}`);
  if (!next || next.dataset['state'] === 'next') return;
  next.dataset['state'] = 'next';
  next.querySelector('[data-says]')!.textContent = NEXT;
}
