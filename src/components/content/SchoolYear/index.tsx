import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import built from '@laws/built.json';
import plan from '@laws/plan.json';

import Disclosure from '@site/src/components/ui/Disclosure';
import ActionButton from '@site/src/components/ui/ActionButton';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import PrintButton from '@site/src/components/ui/PrintButton';
import SiteLink from '@site/src/components/ui/SiteLink';
import {MONTHS} from '@site/src/lib/format';
import {
  CALENDAR_IDS,
  CALENDARS,
  LEVELS,
  PLAN_PAPER,
  planCalendarFile,
  SECTORS,
} from '@site/src/lib/school-year';
import {NBSP} from '@site/src/lib/text';

import {inFolds, monthsOf} from './folds';
import styles from './styles.module.css';

type Step = (typeof plan)[number];

interface ChoiceProps {
  readonly legend: string;
  /** Of a choice of one; without it, of several. */
  readonly name?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen?: string;
}

function Choice({legend, name, options, chosen}: ChoiceProps): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          {name ? (
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          ) : (
            <input type="checkbox" name={value} />
          )}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const named = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [name, capital(name)]);
const list = new Intl.ListFormat('es');

/** Months of some steps in the calendars: one of the two shows. */
function Months({of, calendars = CALENDAR_IDS}: {of: readonly Step[]; calendars?: typeof CALENDAR_IDS}) {
  return calendars.map((calendar) => (
    <span key={calendar} data-calendar={calendar}>
      <i>{`${calendar.toUpperCase()}: `}</i>
      {`${capital(list.format(monthsOf(of, calendar)))} `}
    </span>
  ));
}

function Entry({step, fold}: {readonly step: Step; readonly fold: readonly Step[]}): ReactNode {
  const {id, title, owner, approver, length, evidence, basis, open, paper} = step;
  const unsaid = CALENDAR_IDS.filter((calendar) => monthsOf(fold, calendar).length > 1);
  return (
    <li>
      <label>
        <input type="checkbox" name={`paso-${id}`} />
        <span>
          {unsaid.length > 0 && (
            <span className={styles.own}>
              <Months of={[step]} calendars={unsaid} />
            </span>
          )}
          <strong>{title}</strong>
        </span>
      </label>
      <Disclosure isForPhones label={`${owner}, ${length.toLowerCase()}`}>
        <p>
          <b>Lo hace</b>
          {` ${owner}. `}
          <b>Lo aprueba</b>
          {` ${approver}. `}
          <b>Toma</b>
          {` ${length.toLowerCase()}.`}
        </p>
        <p>
          <b>Queda</b>
          {` ${evidence.map(({document}) => document).join(' ')} `}
          {paper && (
            <SiteLink href={`/webinar#${paper}`}>
              Modelo<span className="visually-hidden">{` para ${title.toLowerCase()}`}</span>
            </SiteLink>
          )}
        </p>
        <p>
          <b>Se apoya en</b>{' '}
          {basis.map(({law, articles}) => (
            <span key={law}>
              {`Ley${NBSP}${law.slice(4, 8)}: `}
              {articles.map((number) => (
                <ArticleLink key={number} law={law} number={number} form="short" />
              ))}{' '}
            </span>
          ))}
          {open}
        </p>
      </Disclosure>
    </li>
  );
}

/** The steps of a month, folded on phones; that of the build is open (`live.ts` corrects it on a later day). */
function Fold({steps}: {readonly steps: readonly Step[]}): ReactNode {
  const months = <Months of={steps} />;
  return (
    <Disclosure
      isForPhones
      open={monthsOf(steps, 'a').includes(MONTHS[Number(built.day.slice(5, 7)) - 1]!)}
      label={
        <>
          <span>{months}</span>
          <small>{steps.length === 1 ? '1 paso' : `${steps.length} pasos`}</small>
        </>
      }
      title={<p className={styles.month}>{months}</p>}>
      <ol role="list">
        {steps.map((step) => (
          <Entry key={step.id} step={step} fold={steps} />
        ))}
      </ol>
    </Disclosure>
  );
}

/**
 * The plan of the school year: month by month in both school calendars, each step with who takes and who approves it,
 * the document that remains, its articles and its length. A native choice shows one calendar (A to begin with);
 * without the styles both stand there. `live.ts` keeps, shares and counts what is ticked. The files are made
 * by the build: a calendar each (`site-laws`) and one in Word (`working-papers`). Draws on school-year.yaml and on
 * the `evidence` of the duties.
 *
 * ```mdx
 * <SchoolYear />
 * ```
 */
export default function SchoolYear(): ReactNode {
  const base = useBaseUrl('/');
  const file = (address: string): string => base + address.slice(1);
  return (
    <div className={styles.plan} data-island="SchoolYear" data-print-part="plan">
      <Disclosure isForPhones label="Elegir calendario, colegio y niveles">
        <div className={styles.choices}>
          <Choice
            legend="Su calendario"
            name="calendario"
            options={CALENDAR_IDS.map((id) => [id, `${id.toUpperCase()}: ${CALENDARS[id].classes}`])}
            chosen="a"
          />
          <Choice legend="Su colegio" name="sector" options={named(SECTORS)} />
          <Choice legend="Sus niveles" options={named(LEVELS)} />
        </div>
      </Disclosure>
      <div className={styles.tools} data-needs-script="">
        <div>
          <p role="status" data-says="" />
          <p role="status" data-says="" />
        </div>
        <ActionButton data-does="share">Compartir el enlace</ActionButton>
        <ActionButton data-does="csv">Descargar CSV</ActionButton>
        <PrintButton part="plan">Imprimir el plan</PrintButton>
        <ActionButton data-does="clear">Borrar marcas</ActionButton>
      </div>
      <div className={styles.files}>
        {CALENDAR_IDS.map((id) => (
          <a
            key={id}
            href={file(planCalendarFile(id))}
            download
            type="text/calendar"
            data-calendar={id}>{`Añadirlo a su agenda (${CALENDARS[id].name})`}</a>
        ))}
        <a href={file(`/formatos/${PLAN_PAPER}.docx`)} download>
          Llevarlo en Word
        </a>
        <label className={styles.left}>
          <input type="checkbox" />
          Ver solo lo que falta
        </label>
      </div>
      <div className={styles.steps}>
        {inFolds(plan).map((steps) => (
          <Fold key={steps[0]!.id} steps={steps} />
        ))}
      </div>
    </div>
  );
}
