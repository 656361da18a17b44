import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import webinar from '@data/webinar';
import Slideshow from '@site/src/components/content/Slideshow';
import SiteLink from '@site/src/components/ui/SiteLink';
import {SECTIONS} from '@site/src/lib/sections';

import styles from './_deck/styles.module.css';

/** The deck of the webinar: this page is its stage. Its words are in `webinar.yaml` and `slides.yaml`. */
export default function DeckPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="deck-page">
      <Layout title={webinar.deck.title} description={webinar.deck.description}>
        <Head>
          <meta name="section" content={SECTIONS.programas} />
        </Head>
        <main className={styles.page}>
          <div className={styles.head}>
            <h1>{webinar.deck.title}</h1>
            <SiteLink href="/webinar">{webinar.deck.back}</SiteLink>
          </div>
          <Slideshow />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
