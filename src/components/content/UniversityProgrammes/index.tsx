import type {ReactNode} from 'react';

import links from '@data/links';
import universities from '@data/universities';
import ActionLink from '@site/src/components/ui/ActionLink';
import SourceNote from '@site/src/components/ui/SourceNote';
import {findById} from '@site/src/lib/find';

/**
 * Postgraduate programmes of the Colombian university, from `src/data/universities.yaml`, with a
 * link to its site. No props.
 *
 * @example
 * <UniversityProgrammes />
 */
export default function UniversityProgrammes(): ReactNode {
  const {href, label} = findById(links, 'rosario', 'UniversityProgrammes');
  return (
    <ul role="list" className="rows">
      {universities.rosario.programmes.map(({name, description, source}) => (
        <li key={name}>
          <h3>{name}</h3>
          <div>
            <p>{description}</p>
            <SourceNote sources={[source]} />
            <ActionLink href={href} variant="text">
              {label}
            </ActionLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
