import type {ReactNode} from 'react';
import clsx from 'clsx';

import courses from '@data/courses';
import tools from '@data/tools';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

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

/** Invented answers of one family, from 0 (left pole) to 100 (right pole), first and second time. */
const sample: Readonly<Record<string, readonly [number, number]>> = {
  'clima-familiar': [68, 31],
  comunicacion: [34, 66],
  organizacion: [24, 47],
  estrategias: [42, 74],
};
const polarities = (tools.find(({id}) => id === 'dinamicas-familiares')?.indicators ?? []).flatMap(
  ({id, name, poles, color}) => (sample[id] && poles ? [{id, name, poles, color, values: sample[id]}] : []),
);

function Polarities(): ReactNode {
  return (
    <figure className={styles.figure}>
      <ul role="list" className={styles.polarities}>
        {polarities.map(({id, name, poles: [left, right], color, values: [first, second]}) => (
          <li key={id} className={`k-${color}`}>
            <span>{left}</span>
            <b>{name}</b>
            <span>{right}</span>
            <svg
              className={styles.rail}
              role="img"
              aria-label={`Primera aplicación, ${first}. Segunda, ${second}. De 0, ${left.toLowerCase()}, a 100, ${right.toLowerCase()}.`}>
              <rect y="1" width="100%" height="20" rx="10" className={styles.track} />
              <line x1="50%" x2="50%" y1="6" y2="16" className={styles.middle} />
              <circle cx={`${first}%`} cy="11" r="7" className={styles.before} />
              <circle cx={`${second}%`} cy="11" r="10" className={styles.after} />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption>Círculo vacío: primera aplicación. Círculo lleno: segunda. Datos sintéticos.</figcaption>
    </figure>
  );
}

/** The two family questionnaires, the session, and what a second application shows. */
export default function Families(): ReactNode {
  return (
    <li className={clsx(styles.piece, styles.families)}>
      <div className={styles.side}>
        <h3>Con familias</h3>
        <p>
          Cada familia responde de forma anónima e individual y recibe un informe propio. Al repetir la
          medición se ve qué cambió.
        </p>
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
      </div>
      <Polarities />
    </li>
  );
}
