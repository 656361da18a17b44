import type {ReactNode} from 'react';
import clsx from 'clsx';

import courses from '@data/courses';
import tools from '@data/tools';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {TitledItem} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

const links = [
  ...tools
    .filter(({menu}) => menu === 'intervention')
    .map(({id, shortName, indicators, indicatorKind}) => ({
      to: `/${id}`,
      label: shortName,
      meta: `${indicators.length} ${indicatorKind}`,
    })),
  ...courses
    .filter(({id}) => id === 'convivencia-familiar')
    .map(({name, to, facts}) => ({to: to ?? '/', label: name, meta: facts[0]?.value ?? ''})),
];

/** The two family questionnaires and the session. */
export default function Families({title, text}: TitledItem): ReactNode {
  return (
    <li className={clsx(styles.piece, styles.families)}>
      <div className={styles.side}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ul role="list" className={styles.familyLinks}>
        {links.map(({to, label, meta}) => (
          <li key={to}>
            <SiteLink href={to}>
              {label}
              <span>{meta}</span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
