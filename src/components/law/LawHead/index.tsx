import {Fragment, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import brand from '@data/brand';
import laws from '@data/laws';
import built from '@laws/built.json';

import Art from '@site/src/components/ui/Art';
import Disclosure from '@site/src/components/ui/Disclosure';
import ActionLink from '@site/src/components/ui/ActionLink';
import PrintedFile from '@site/src/components/ui/PrintedFile';
import PrintButton from '@site/src/components/ui/PrintButton';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import type {Law, LawId} from '@site/src/data/types';
import {formatDate, formatPartialDate} from '@site/src/lib/format';
import {otherLaw, READING} from '@site/src/lib/law';
import {hasCalendar, lawCalendarFile} from '@site/src/lib/law-calendar';
import {PLAN_PATH} from '@site/src/lib/school-year';

import styles from './styles.module.css';

interface Props {
  readonly frontMatter: PageFrontMatter;
  readonly law: LawId;
  readonly bar?: ReactNode;
}

/** These live on one page, whichever law is read. */
const CHECKLIST = '/ley-2491-de-2025#alertas';
const COMPARISON = '/ley-2491-de-2025#comparacion';

function Day({iso}: {readonly iso: string}): ReactNode {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}

function Status({law}: {readonly law: Law}): ReactNode {
  const facts: readonly [string, ReactNode][] = [
    ['Qué es', 'Ley del Congreso'],
    ['Sancionada', <Day key="sanctioned" iso={law.sanctioned} />],
    ...(law.gazette ? [['Publicada', law.gazette] as const] : []).map(
      ([term, text]) => [term, text] as [string, string],
    ),
    [
      'Vigente desde',
      <Fragment key="in-force">
        <Day iso={law.inForce} />
        {/* The law says «promulgación»; without its gazette, the day is the one of its signature. */}
        {!law.gazette && `, ${READING}`}
      </Fragment>,
    ],
    ['Aplica a', law.levels],
    ['Extensión', `${law.articleCount} artículos`],
  ];
  return (
    <dl className={styles.status}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What this page is, so that nobody takes it for the law itself, and where the law is. */
function Synthesis({law}: {readonly law: Law}): ReactNode {
  return (
    <p className={styles.synthesis}>
      <strong>Esta página es una síntesis y no reemplaza el texto oficial:</strong>{' '}
      {law.sources.map(({label, url}, index) => (
        <Fragment key={label}>
          {index > 0 && ' · '}
          {url ? <SiteLink href={url}>{label}</SiteLink> : label}
        </Fragment>
      ))}
      .
    </p>
  );
}

/** What on this page is ours, and which text of the law was read. */
function Sources({law}: {readonly law: Law}): ReactNode {
  return (
    <>
      <p>{brand.lawNote}</p>
      <p>
        Lo que leímos: {law.consulted.note}, de {formatPartialDate(law.consulted.date).toLowerCase()}. Lo
        posterior <a href="#cambios">no lo hemos buscado</a>.
      </p>
    </>
  );
}

/** The page to take away. */
function Files({law}: {readonly law: Law}): ReactNode {
  const calendar = useBaseUrl(lawCalendarFile(law.id));
  return (
    <p className={styles.files}>
      <PrintedFile file={`${law.id}.pdf`}>Copia</PrintedFile>
      {law.deadlines.some((deadline) => hasCalendar(deadline, built.day)) && (
        <a href={calendar} download type="text/calendar">
          Plazos para su calendario
        </a>
      )}
    </p>
  );
}

/** The head of a law page: its number, its status line, its sources and the ways on. */
export default function LawHead({frontMatter, law: id, bar}: Props): ReactNode {
  const law = laws.find((entry) => entry.id === id);
  const other = laws.find((entry) => entry.id === otherLaw(id));
  if (!law || !other) throw new Error(`No existe la ley «${id}» en src/data/laws.yaml.`);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Art name="law-corner" className={styles.corner} />
        <div className="wrap">
          {bar}
          <div className={styles.grid}>
            <p className={styles.number} aria-hidden="true">
              {law.number}
            </p>
            <div className={styles.title}>
              <h1>
                <span className={styles.name}>{law.name}</span>
                <span className="visually-hidden">: </span>
                {law.shortTitle}
              </h1>
              {frontMatter.lead && <p className={styles.lead}>{frontMatter.lead}</p>}
            </div>
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        <Synthesis law={law} />
        <Disclosure label="Qué leímos">
          <Sources law={law} />
        </Disclosure>
        <Disclosure isForPhones label="Ficha y descargas">
          <Status law={law} />
          <div className={styles.actions}>
            <ActionLink href={PLAN_PATH} variant="secondary" size="small">
              Plan del año
            </ActionLink>
            <ActionLink href={CHECKLIST} variant="secondary" size="small">
              Lista de alertas
            </ActionLink>
            <ActionLink href={COMPARISON} variant="secondary" size="small">
              Comparar las leyes
            </ActionLink>
            <ActionLink href={`/${other.id}`} variant="secondary" size="small">
              {other.name}
            </ActionLink>
            <PrintButton>Imprimir</PrintButton>
            <Files law={law} />
          </div>
        </Disclosure>
      </div>
    </header>
  );
}
