import type {ReactNode} from 'react';

import help from '@data/help';
import HelpLines from '@site/src/components/ui/HelpLines';
import SiteLink from '@site/src/components/ui/SiteLink';
import {formatDate} from '@site/src/lib/format';

import styles from './styles.module.css';

/** Each page that the lines were read from, once. */
const sources = [...new Map(help.lines.map(({source}) => [source.url, source])).values()];

/**
 * The public lines for a child at risk, with the day on which they were looked up and where. Draws on
 * help.yaml; search shows the same lines before any result.
 *
 * ```mdx
 * <HelpNow />
 * ```
 */
export default function HelpNow(): ReactNode {
  return (
    <>
      <HelpLines className={styles.lines} />
      <p className={styles.sources}>
        Revisamos estas líneas el {formatDate(help.checked)}. Las leímos en:{' '}
        {sources.map(({label, url}, index) => (
          <span key={url}>
            {index > 0 && '; '}
            <SiteLink href={url}>{label}</SiteLink>
          </span>
        ))}
        .
      </p>
    </>
  );
}
