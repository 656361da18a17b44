import type {ReactNode} from 'react';
import readers from '@data/law-readers';

import {useLaw} from '@site/src/components/law/LawLayout/context';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

/**
 * «Leer como»: marks the articles that concern a reader of law-readers.yaml (`browser.ts`). Nothing is ever
 * taken away. The choice is a link, so that it can be sent. Hidden where scripts are off.
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
        {[{id: undefined, label: 'Todos', of: undefined}, ...readers.readers].map(({id, label, of}) => (
          <li key={label}>
            <SiteLink
              href={`/${law.id}${id ? `?rol=${id}` : ''}`}
              rel="nofollow"
              data-of={of}
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
