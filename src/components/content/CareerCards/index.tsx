import type {ReactNode} from 'react';

import experts from '@data/experts';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** `one` or `two`. */
  readonly expert: string;
}

/**
 * The academic career of an expert, from `src/data/experts.yaml`, with the page about each work that has one. Throws in Spanish when the expert
 * does not exist.
 *
 * @example
 * <CareerCards expert="two" />
 */
export default function CareerCards({expert}: Props): ReactNode {
  const {career} = findById(experts, expert, 'CareerCards');
  return (
    <ul role="list" className={`abreast ${styles.cards}`}>
      {career.map(({title, description, to}) => (
        <li key={title}>
          <h3>{to ? <SiteLink href={to}>{title}</SiteLink> : title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
