import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import readers from '@data/law-readers';

import Disclosure from '@site/src/components/ui/Disclosure';
import {useLaw} from '@site/src/components/law/LawLayout/context';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {LawAnswer, LawId} from '@site/src/data/types';

import styles from '../LawRoles/styles.module.css';

/** One question; an article of the other law is named with its law. */
function Answer({on, entry}: {readonly on: LawId; readonly entry: LawAnswer}): ReactNode {
  const {question, answer, basis = [], to, toLabel} = entry;
  const links = [
    ...basis.flatMap(({law, articles}) =>
      articles.map((number) => (
        <ArticleLink key={law + number} law={law} number={number} form={law === on ? 'short' : 'full'} />
      )),
    ),
    ...(to
      ? [
          <SiteLink key={to} href={to}>
            {toLabel}
          </SiteLink>,
        ]
      : []),
  ];
  return (
    <p>
      <b>{question}</b> {answer} {links.map((link, index) => [index > 0 && ', ', link])}
    </p>
  );
}

/**
 * What families and a Secretaría de Educación ask and this law answers, each group in a native disclosure. Who
 * chooses that role in «Leer como» finds it open (`LawRoles/browser.ts`). Draws on law-readers.yaml.
 */
export default function LawReaders(): ReactNode {
  const {law} = useLaw('LawReaders');
  const {collectAnchor} = useBrokenLinks();
  return (
    <div className={styles.roles}>
      {readers.readers.map(({id, summary, answers = []}) => {
        const own = answers.filter((answer) => answer.law === law.id);
        if (!summary || own.length === 0) return null;
        collectAnchor(id);
        return (
          <Disclosure key={id} id={id} label={summary} data-search-title={summary}>
            {own.map((entry) => (
              <Answer key={entry.question} on={law.id} entry={entry} />
            ))}
            <p>{readers.note}</p>
          </Disclosure>
        );
      })}
    </div>
  );
}
