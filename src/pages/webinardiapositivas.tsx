import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import Slideshow from '@site/src/components/content/Slideshow';
import SiteLink from '@site/src/components/ui/SiteLink';
import {SECTIONS} from '@site/src/lib/sections';

import styles from './_deck/styles.module.css';

/** The deck of the webinar: this page is its stage. */
export default function DeckPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="deck-page">
      <Layout
        title="Diapositivas del webinar"
        description="Once diapositivas sobre las leyes 2491 y 2503 de 2025, con pantalla completa, folleto con notas y fuentes, y versión para imprimir.">
        <Head>
          <meta name="section" content={SECTIONS.programas} />
        </Head>
        <main className={styles.page}>
          <div className={styles.head}>
            <h1>Diapositivas del webinar</h1>
            <SiteLink href="/webinar">Video e informe del webinar</SiteLink>
          </div>
          <Slideshow />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
