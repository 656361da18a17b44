import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import brand from '@data/brand';
import {formatDate} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Props {
  /** Day of the last change, YYYY-MM-DD. */
  readonly day?: string | undefined;
}

/** The last line of a printed page: where it comes from and of which day it is. Only on paper. */
export default function PrintSource({day}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    // A host may add a slash to the address; the note is the same without it.
    <p className={styles.source} data-search="skip" suppressHydrationWarning>
      {`Fuente: ${brand.name}, ${siteConfig.url}${pathname.replace(/\/$/, '')}${day ? `. Versión del ${formatDate(day)}` : ''}.`}
    </p>
  );
}
