import type {ReactNode} from 'react';

import links from '@data/links';
import programme from '@data/programme';
import ActionLink from '@site/src/components/ui/ActionLink';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** What ties the programme to this page. */
  readonly children: ReactNode;
}

/**
 * The student programme on another page: its five steps, its external site and its page here, from
 * `src/data/programme.yaml`.
 *
 * @example
 * <ProgrammeShowcase>
 *
 * El programa lleva el modelo al aula con juego de roles.
 *
 * </ProgrammeShowcase>
 */
export default function ProgrammeShowcase({children}: Props): ReactNode {
  const site = findById(links, 'programme-site', 'ProgrammeShowcase');
  return (
    <div className={`on-court ${styles.showcase}`}>
      <div className={styles.text}>
        <h3>{programme.name}</h3>
        {children}
        <div className={styles.actions}>
          <ActionLink href={site.href} variant="secondary">
            {site.label}
          </ActionLink>
          <ActionLink href="/emotional-mind" variant="text">
            Conocer el programa
          </ActionLink>
        </div>
      </div>
      <ol role="list" className={styles.steps} aria-label="Pasos del programa">
        {programme.steps.map(({id, title}, i) => (
          <li key={id}>
            <b>{i + 1}</b>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
