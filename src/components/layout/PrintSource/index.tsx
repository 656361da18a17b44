import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import brand from '@data/brand';
import preparation from '@data/preparation';
import {formatDate} from '@site/src/lib/format';
import {LAW_IDS} from '@site/src/lib/law';

import styles from './styles.module.css';

interface Props {
  /** Day of the last change, YYYY-MM-DD. */
  readonly day?: string | undefined;
}

/** Said on every sheet of a law, since a sheet may travel alone. */
const SYNTHESIS = 'Síntesis que no reemplaza el texto oficial';

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
  const isLaw = LAW_IDS.some((id) => address.endsWith(`/${id}`));
  const foot = [address.replace(/^https?:\/\//, ''), version, isLaw && SYNTHESIS].filter(Boolean).join(' · ');
  return (
    <>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the root, whose language the site sets */}
        <html data-source={foot} />
      </Head>
      <p className={styles.source} data-search="skip" suppressHydrationWarning>
        {`Fuente: ${brand.name}, ${address}${version ? `. Versión del ${version}` : ''}. ${preparation}`.trim()}
      </p>
    </>
  );
}
