import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

import brand from '@data/brand';
import laws from '@data/laws';
import ActionLink from '@site/src/components/ui/ActionLink';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import {menuOf, type Menu} from '@site/src/lib/navigation';

import styles from './styles.module.css';

const groups: readonly Menu[] = [
  {id: 'leyes', label: 'Las dos leyes', entries: laws.map(({id, name}) => ({label: name, href: `/${id}`}))},
  {...menuOf('medicion'), label: 'Los instrumentos'},
  menuOf('desde-el-inicio'),
];

/**
 * What a visitor sees at an address that does not exist. The three English texts are fixed by the
 * specification; the Spanish below them (`brand.yaml`, `navigation.yaml`) helps the visitor on.
 * `src/browser/not-found.ts` writes the path down.
 */
export default function NotFoundScreen(): ReactNode {
  return (
    <main className={`${styles.screen} on-court`} data-not-found="">
      <PageMetadata title="Página no encontrada" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="wrap">
        <div className={styles.text}>
          <h1 lang="en">
            <span className={styles.number}>404</span>{' '}
            <span className={styles.title}>Oops! Page not found</span>
          </h1>
          <p className={styles.lead}>{brand.notFound}</p>
          <p lang="en">
            <ActionLink href="/">Return to Home</ActionLink>
          </p>
          <button type="button" className={styles.search} data-needs-script="" data-opens-search="">
            <Icon name="search" />
            Buscar en el sitio
          </button>
        </div>
        <nav className={styles.ways} aria-label="Otros caminos">
          {groups.map(({id, label, entries}) => (
            <div key={id}>
              <h2>{label}</h2>
              <ul role="list">
                {entries.map(({label: text, href}) => (
                  <li key={href}>
                    <SiteLink href={href}>{text}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <Art name="ronda-vacia" className={styles.art} />
    </main>
  );
}
