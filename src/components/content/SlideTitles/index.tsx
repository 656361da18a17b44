import type {ReactNode} from 'react';

import slides from '@data/slides';
import SiteLink from '@site/src/components/ui/SiteLink';

/**
 * The slides of the webinar by their titles, each a link to it, from `slides.yaml`.
 *
 * @example
 * <SlideTitles />
 */
export default function SlideTitles(): ReactNode {
  return (
    <ol data-search="skip">
      {slides.map(({id, title}, index) => (
        <li key={id}>
          <SiteLink href={`/webinardiapositivas#${index + 1}`}>{title}</SiteLink>
        </li>
      ))}
    </ol>
  );
}
