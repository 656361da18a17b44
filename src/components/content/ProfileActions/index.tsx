import type {ReactNode} from 'react';

import links from '@data/links';
import partners from '@data/partners';
import programme from '@data/programme';
import ActionLink from '@site/src/components/ui/ActionLink';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

/**
 * The three buttons that close the second expert profile: demo form, university and
 * student programme. No props.
 *
 * @example
 * <ProfileActions />
 */
export default function ProfileActions(): ReactNode {
  const demo = findById(links, 'demo', 'ProfileActions');
  const university = findById(partners, 'universidad-de-lleida', 'ProfileActions');
  return (
    <div className={styles.actions}>
      <ActionLink href={demo.href}>{demo.label}</ActionLink>
      <ActionLink href={university.to} variant="secondary">
        {university.name}
      </ActionLink>
      <ActionLink href="/emotional-mind" variant="secondary">
        {programme.name}
      </ActionLink>
    </div>
  );
}
