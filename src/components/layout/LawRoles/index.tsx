import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {useLaw} from '@site/src/components/layout/LawLayout/context';

import {ROLES, useRole} from './context';
import styles from './styles.module.css';

/**
 * «Leer como»: marks the articles that concern a director, a teacher or a family. Nothing is ever
 * taken away. The choice is a link, so that it can be sent. Hidden where scripts are off.
 */
export default function LawRoles(): ReactNode {
  const {law, articles} = useLaw('LawRoles');
  const role = useRole();
  const count = role ? articles.filter(({roles}) => roles.includes(role.id)).length : 0;
  const choices = [{id: undefined, label: 'Todos'}, ...ROLES];
  return (
    <nav aria-label="Leer según su papel" className={styles.roles} data-needs-script="" data-hydrate="touch">
      <p className={styles.title}>Leer como</p>
      <ul role="list">
        {choices.map(({id, label}) => (
          <li key={label}>
            <Link
              to={`/${law.id}${id ? `?rol=${id}` : ''}`}
              rel="nofollow"
              aria-current={role?.id === id ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {role &&
          `${count} de ${articles.length} artículos le conciernen ${role.of}, según nuestra lectura. Están señalados.`}
      </p>
    </nav>
  );
}
