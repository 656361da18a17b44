import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';

import brand from '@data/brand';
import fontUrl from '@site/src/css/fonts/encode-sans-latin.woff2';
import {markdownFile} from '@site/src/lib/routes';
import {SOCIAL_CARD, socialCardFile} from '@site/src/lib/social-card';

// Replaced: one locale needs no alternates; the not-found page has no canonical address; each page
// has its own social image, made at build time by the `social-cards` plugin.
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {metadata} = useThemeConfig();
  const {pathname} = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1').replace(/\/index\.html$/, '');
  const hasAddress = !pathname.endsWith('/404.html');
  const address = url + (path === baseUrl.slice(0, -1) ? baseUrl : path);
  return (
    <>
      <PageMetadata image={socialCardFile(hasAddress ? path.slice(baseUrl.length - 1) : '/')} />
      <Head>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {hasAddress && <link rel="canonical" href={address} />}
        {hasAddress && (
          <link
            rel="alternate"
            type="text/markdown"
            href={`${baseUrl}${markdownFile(path === baseUrl.slice(0, -1) ? '/' : path.slice(baseUrl.length - 1))}`}
          />
        )}
        {hasAddress && <meta property="og:url" content={address} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:locale" content="es_CO" />
        <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
        <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
        <meta
          property="og:image:alt"
          content={`Tarjeta con el título de la página y la marca de ${brand.name}.`}
        />
        <meta name="twitter:card" content="summary_large_image" />
        {metadata.map((entry) => (
          <meta key={entry.name ?? entry.property} {...entry} />
        ))}
      </Head>
    </>
  );
}
