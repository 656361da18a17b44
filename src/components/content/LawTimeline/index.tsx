import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import laws from '@data/laws';
import built from '@laws/built.json';

import Disclosure from '@site/src/components/ui/Disclosure';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import type {Law, LawId} from '@site/src/data/types';
import {ACTORS, isPast, NEXT, stateOf} from '@site/src/lib/deadline';
import {formatDate} from '@site/src/lib/format';
import {calendarFile, hasCalendar} from '@site/src/lib/law-calendar';

import styles from './styles.module.css';

interface Props {
  /** One law; without it, both. */
  readonly law?: LawId;
}

type Deadline = Law['deadlines'][number] & {readonly law: LawId};

/** A plain link: the build would look for a `Link` to a file among the pages of the site. */
function AddToCalendar({deadline}: {readonly deadline: Deadline}): ReactNode {
  return (
    <a
      href={useBaseUrl(calendarFile(deadline.law, deadline.id))}
      type="text/calendar"
      download
      className={styles.calendar}>
      Añadir al calendario
      <span className="visually-hidden">
        : {deadline.when.toLowerCase()}, {ACTORS[deadline.who]}
      </span>
    </a>
  );
}

function Entry({deadline}: {readonly deadline: Deadline}): ReactNode {
  return (
    <>
      <strong>{ACTORS[deadline.who]}</strong>
      <span>{deadline.text}</span>
      <ArticleLink law={deadline.law} number={deadline.article} />
    </>
  );
}

interface RouteProps {
  readonly dates: readonly Deadline[];
  readonly today: string;
  /** The date ahead that is said to be the next. */
  readonly next?: string | undefined;
}

function Route({dates, today, next}: RouteProps): ReactNode {
  return (
    <ol role="list" className={styles.route}>
      {dates.map((deadline) => {
        const isNext = deadline.until === next;
        const state = isNext ? NEXT : stateOf(deadline, today);
        return (
          <li
            key={`${deadline.law} ${deadline.id}`}
            data-until={deadline.until}
            data-who={deadline.who}
            data-state={isNext ? 'next' : state && (deadline.who === 'todos' ? 'in-force' : 'past')}>
            <p className={styles.date}>
              <time dateTime={deadline.until}>{formatDate(deadline.until ?? '')}</time>
              <span className={styles.state} data-says="">
                {state}
              </span>
            </p>
            <Entry deadline={deadline} />
            <span className={styles.when}>{deadline.when}</span>
            {hasCalendar(deadline, today) && <AddToCalendar deadline={deadline} />}
          </li>
        );
      })}
    </ol>
  );
}

function Repeated({tasks, today}: {readonly tasks: readonly Deadline[]; readonly today: string}): ReactNode {
  return (
    <ul role="list" className={styles.repeated}>
      {tasks.map((deadline) => (
        <li key={`${deadline.law} ${deadline.id}`} data-who={deadline.who}>
          <p className={styles.date}>{deadline.when}</p>
          <Entry deadline={deadline} />
          {deadline.reminder && (
            <span className={styles.when}>
              La ley no fija el día. El calendario lo recuerda desde el{' '}
              <time dateTime={deadline.reminder.from}>{formatDate(deadline.reminder.from)}</time>, cada{' '}
              {deadline.reminder.months} meses.
            </span>
          )}
          {hasCalendar(deadline, today) && <AddToCalendar deadline={deadline} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * The terms of the laws in order and the tasks that repeat, from `deadlines` of laws.yaml. What has
 * passed says so in the HTML, by the day of the build; `browser.ts` corrects it on a later day. Throws on an unknown law.
 *
 * ```mdx
 * <LawTimeline law="ley-2503-de-2025" />
 * ```
 */
export default function LawTimeline({law: id}: Props): ReactNode {
  const today = built.day;
  const chosen = id ? laws.filter((law) => law.id === id) : laws;
  if (chosen.length === 0) {
    throw new Error(`LawTimeline: no existe la ley «${id}». Use: ${laws.map((law) => law.id).join(', ')}.`);
  }
  const all = chosen.flatMap((law) =>
    law.deadlines.map((deadline): Deadline => ({...deadline, law: law.id})),
  );
  const dated = all.filter(({until}) => until).sort((a, b) => (a.until ?? '').localeCompare(b.until ?? ''));
  const repeated = all.filter(({until}) => !until);
  const own = repeated.filter(({who}) => who === 'colegio');
  const others = repeated.filter(({who}) => who !== 'colegio');
  const behind = dated.filter((deadline) => isPast(deadline, today));
  const ahead = dated.filter((deadline) => !isPast(deadline, today));

  return (
    <div className={styles.timeline} data-timeline="">
      <div>
        <h3>Con fecha</h3>
        {behind.length > 0 && (
          <Disclosure
            isForPhones
            label={behind.length === 1 ? '1 fecha que ya pasó' : `${behind.length} fechas que ya pasaron`}>
            <Route dates={behind} today={today} />
          </Disclosure>
        )}
        {ahead.length > 0 && <Route dates={ahead} today={today} next={ahead[0]!.until} />}
      </div>
      <div>
        <h3>Lo que se repite</h3>
        {own.length > 0 && <Repeated tasks={own} today={today} />}
        {others.length > 0 && (
          <Disclosure
            isForPhones
            label={
              others.length === 1 ? '1 tarea de otra entidad' : `${others.length} tareas de otras entidades`
            }>
            <Repeated tasks={others} today={today} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}
