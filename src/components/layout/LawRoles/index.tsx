import type {ReactNode} from 'react';

import {useLaw} from '@site/src/components/layout/LawLayout/context';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

import {ROLES} from './roles';
import styles from './styles.module.css';

/**
 * «Leer como»: marks the articles that concern a director, a teacher or a family (`browser.ts`). Nothing is
 * ever taken away. The choice is a link, so that it can be sent. Hidden where scripts are off.
 */
export default function LawRoles(): ReactNode {
  const {law} = useLaw('LawRoles');
  return (
    <nav
      aria-label="Leer según su papel"
      className={styles.roles}
      data-needs-script=""
      data-wakes=""
      data-holds=""
      data-roles="">
      <p className={styles.title}>Leer como</p>
      <ul role="list">
        {[{id: undefined, label: 'Todos'}, ...ROLES].map(({id, label}) => (
          <li key={label}>
            <SiteLink
              href={`/${law.id}${id ? `?rol=${id}` : ''}`}
              rel="nofollow"
              {...(id ? {} : {'aria-current': 'true' as const})}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status} />
      {/* Copied to the articles of the chosen role. */}
      <p className={styles.mark} data-mark="" hidden>
        <Icon name="check" />
        <span />
      </p>
    </nav>
  );
}
