import {useEffect, useRef, useState, type ReactNode} from 'react';
import alerts from '@data/alerts';
import evidence from '@laws/evidence.json';

import LawDisclosure from '@site/src/components/law/LawDisclosure';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import PrintButton from '@site/src/components/ui/PrintButton';
import type {AlertGroup} from '@site/src/data/types';
import {dayInBogota} from '@site/src/lib/dates';
import {formatDate} from '@site/src/lib/format';
import {saveCsv} from '@site/src/lib/save-csv';

import styles from './styles.module.css';
import {checklistRows} from './export';
import {useTicks, type Ticks} from './useTicks';

const IDS = alerts.map(({id}) => id);

function Progress({done}: {readonly done: number}): ReactNode {
  return (
    <div className={styles.progress}>
      <progress aria-hidden="true" max={IDS.length} value={done} />
      <output>{`${done} de ${IDS.length} revisados`}</output>
    </div>
  );
}

/** Asks before it clears, in place: the question takes the button's room. */
function Reset({done, onClear}: {readonly done: number; readonly onClear: () => void}): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isAsking) {
    return (
      <div role="group" aria-label="Borrar las marcas" className={styles.ask}>
        <span>{done === 1 ? '¿Borrar la marca?' : `¿Borrar las ${done} marcas?`}</span>
        <button
          type="button"
          onClick={() => {
            onClear();
            close();
          }}>
          Sí, borrar
        </button>
        <button type="button" ref={(button) => button?.focus()} onClick={close}>
          Cancelar
        </button>
      </div>
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      className={styles.reset}
      aria-disabled={done === 0}
      onClick={() => done > 0 && setAsking(true)}>
      Borrar marcas
    </button>
  );
}

function Group({group, ticks}: {readonly group: AlertGroup; readonly ticks: Ticks}): ReactNode {
  const {id, name, question, checks, basis} = group;
  return (
    <li className={styles.group}>
      <label>
        <input
          type="checkbox"
          name={id}
          checked={ticks.ticked.includes(id)}
          onChange={(event) => ticks.toggle(id, event.currentTarget.checked)}
        />
        <span>
          <strong>{name}</strong>
          {question}
        </span>
      </label>
      <LawDisclosure
        isForPhones
        label={checks.length === 1 ? '1 punto por revisar' : `${checks.length} puntos por revisar`}>
        <ul className={styles.checks}>
          {checks.map(({text}) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className={styles.basis}>
          <LawDisclosure label="Con qué lo muestra, según nuestra propuesta">
            {evidence[id]!.map(({document: paper, keeper}) => (
              <p key={paper}>{`${paper} Lo guarda: ${keeper}.`}</p>
            ))}
          </LawDisclosure>
        </div>
        <p className={styles.basis}>
          {basis.map(({law, articles}) => (
            <span key={law}>
              {`Ley\u00a0${law.slice(4, 8)}: `}
              {articles.map((number) => (
                <ArticleLink key={number} law={law} number={number} form="short" />
              ))}
            </span>
          ))}
        </p>
      </LawDisclosure>
    </li>
  );
}

/** The checklist as it is drawn, by the server and in the browser. */
export default function View(): ReactNode {
  const ticks = useTicks(IDS);
  const done = ticks.ticked.length;
  const [today, setToday] = useState('');
  useEffect(() => setToday(dayInBogota(Date.now())), []);
  return (
    <div data-print-part="checklist">
      <div className={styles.paper} aria-hidden="true">
        <p>Colegio: </p>
        <p>
          Fecha: <span>{today && formatDate(today)}</span>
        </p>
        <p>Revisó: </p>
      </div>
      <div className={styles.tools} data-needs-script="">
        <Progress done={done} />
        <div className={styles.actions}>
          <Reset done={done} onClear={ticks.clear} />
          <button
            type="button"
            className={styles.reset}
            onClick={() => saveCsv(checklistRows(ticks.ticked, today), `lista-de-alertas-${today}.csv`)}>
            Descargar CSV
          </button>
          <PrintButton part="checklist">Imprimir la lista</PrintButton>
        </div>
      </div>
      <ol role="list" className={styles.groups}>
        {alerts.map((group) => (
          <Group key={group.id} group={group} ticks={ticks} />
        ))}
      </ol>
    </div>
  );
}
