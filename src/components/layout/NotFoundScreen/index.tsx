import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

import laws from '@data/laws';
import navigation from '@data/navigation';
import ActionLink from '@site/src/components/ui/ActionLink';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

interface Group {
  readonly id: string;
  readonly title: string;
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

const tools = (navigation.find(({id}) => id === 'medicion')?.entries ?? []).flatMap(({label, to}) =>
  to ? [{label, to}] : [],
);

const groups: readonly Group[] = [
  {id: 'leyes', title: 'Las dos leyes', links: laws.map(({id, name}) => ({label: name, to: `/${id}`}))},
  {id: 'instrumentos', title: 'Los instrumentos', links: tools},
  {
    id: 'inicio',
    title: 'Desde el inicio',
    links: [
      {label: 'Planes y precios', to: '/#planes'},
      {label: 'Preguntas de los colegios', to: '/#preguntas'},
      {label: 'Programa para estudiantes', to: '/emotional-mind'},
    ],
  },
];

/**
 * What a visitor sees at an address that does not exist. The three English texts are fixed by the
 * specification; the Spanish below them helps the visitor on. `src/browser/not-found.ts` writes the path down.
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
          <p className={styles.lead}>
            Aquí no queda nadie: el recreo terminó o la dirección cambió. Revise si tiene un error de
            escritura o siga por uno de estos caminos.
          </p>
          <p lang="en">
            <ActionLink href="/">Return to Home</ActionLink>
          </p>
          <button type="button" className={styles.search} data-needs-script="" data-opens-search="">
            <Icon name="search" />
            Buscar en el sitio
          </button>
        </div>
        <nav className={styles.ways} aria-label="Otros caminos">
          {groups.map(({id, title, links}) => (
            <div key={id}>
              <h2>{title}</h2>
              <ul role="list">
                {links.map(({label, to}) => (
                  <li key={to}>
                    <SiteLink href={to}>{label}</SiteLink>
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
