import type {ReactNode} from 'react';
import alerts from '@data/alerts';
import evidence from '@laws/evidence.json';

import Disclosure from '@site/src/components/ui/Disclosure';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import PrintButton from '@site/src/components/ui/PrintButton';
import type {AlertGroup} from '@site/src/data/types';

import styles from './styles.module.css';

function Group({group}: {readonly group: AlertGroup}): ReactNode {
  const {id, name, question, checks, basis} = group;
  return (
    <li className={styles.group}>
      <label>
        <input type="checkbox" name={id} />
        <span>
          <strong>{name}</strong>
          {question}
        </span>
      </label>
      <Disclosure
        isForPhones
        label={checks.length === 1 ? '1 punto por revisar' : `${checks.length} puntos por revisar`}>
        <ul className={styles.checks}>
          {checks.map(({text}) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className={styles.basis}>
          <Disclosure label="Con qué lo muestra, según nuestra propuesta">
            {evidence[id]!.map(({document: paper, keeper}) => (
              <p key={paper}>{`${paper} Lo guarda: ${keeper}.`}</p>
            ))}
          </Disclosure>
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
      </Disclosure>
    </li>
  );
}

/**
 * The ten groups of key alerts, as questions that a school ticks. `live.ts` keeps the ticks in this browser, counts
 * them and saves them as CSV; the list prints as a dated page for the school council. Draws on alerts.yaml.
 *
 * ```mdx
 * <AlertsChecklist />
 * ```
 */
export default function AlertsChecklist(): ReactNode {
  return (
    <div data-island="AlertsChecklist" data-print-part="checklist">
      <div className={styles.paper} aria-hidden="true">
        <p>Colegio: </p>
        <p>
          Fecha: <span data-today="" />
        </p>
        <p>Revisó: </p>
      </div>
      <div className={styles.tools} data-needs-script="">
        <div className={styles.progress}>
          <progress aria-hidden="true" max={alerts.length} value={0} />
          <output>{`0 de ${alerts.length} revisados`}</output>
        </div>
        <div className={styles.actions}>
          <button type="button" data-does="clear">
            Borrar marcas
          </button>
          <button type="button" data-does="csv">
            Descargar CSV
          </button>
          <PrintButton part="checklist">Imprimir la lista</PrintButton>
        </div>
        <p role="status" data-says="" />
      </div>
      <ol role="list" className={styles.groups}>
        {alerts.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ol>
    </div>
  );
}
