import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import brand from '@data/brand';
import preparation from '@data/preparation';
import {formatDate} from '@site/src/lib/format';

import styles from './styles.module.css';

interface Props {
  /** Day of the last change, YYYY-MM-DD. */
  readonly day?: string | undefined;
}

/**
 * Where a printed page comes from and of which day it is: at the foot of every sheet, in browsers that
 * print words of the page in its margin (`print.css` reads them from the root), and as its last line in
 * all. Only on paper.
 */
export default function PrintSource({day}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  // A host may add a slash to the address; the note is the same without it.
  const address = `${siteConfig.url}${pathname.replace(/\/$/, '')}`;
  const version = day ? formatDate(day) : undefined;
  return (
    <>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the root, whose language the site sets */}
        <html data-source={[address.replace(/^https?:\/\//, ''), version].filter(Boolean).join(' · ')} />
      </Head>
      <p className={styles.source} data-search="skip" suppressHydrationWarning>
        {`Fuente: ${brand.name}, ${address}${version ? `. Versión del ${version}` : ''}. ${preparation}`}
      </p>
    </>
  );
}
