import type {ReactNode} from 'react';

import faq from '@data/faq';
import Accordion from '@site/src/components/ui/Accordion';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {FaqEntry} from '@site/src/data/types';

import styles from './styles.module.css';

function Answer({answer, links = []}: FaqEntry): ReactNode {
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.length > 0 && (
        <ul className={styles.links} role="list">
          {links.map(({label, to}) => (
            <li key={to}>
              <SiteLink href={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * The frequent questions of `faq.yaml`, one open at a time. An address ending in `#<id>`
 * opens its question.
 *
 * ```mdx
 * <Faq />
 * ```
 */
export default function Faq(): ReactNode {
  const items = faq.map((entry) => ({
    id: entry.id,
    title: entry.question,
    content: <Answer {...entry} />,
  }));
  return <Accordion name="preguntas" items={items} />;
}
