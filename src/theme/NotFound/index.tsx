// Replaced: same frame as the original, with our title and without a place in search engines.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Página no encontrada" />
      <Layout>
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <NotFoundContent />
      </Layout>
    </>
  );
}
