import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

import brand from '@data/brand';
import faq from '@data/faq';
import PrintSource from '@site/src/components/layout/PrintSource';
import StructuredData from '@site/src/components/layout/StructuredData';

import Chair from './_home/Chair';
import Hero from './_home/Hero';
import Model from './_home/Model';
import Partners from './_home/Partners';
import Pricing from './_home/Pricing';
import Questions from './_home/Questions';
import WhyNow from './_home/WhyNow';

/** The sections in the order of the specification. */
const BANDS = [Hero, Partners, WhyNow, Model, Chair, Pricing, Questions] as const;

/** Who publishes, what the site is, and the five questions. */
function HomeData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  const graph = [
    {
      '@type': 'Organization',
      '@id': `${url}#organizacion`,
      name: brand.name,
      url,
      logo: `${url}img/favicon.svg`,
    },
    {
      '@type': 'WebSite',
      '@id': `${url}#sitio`,
      name: brand.name,
      description: brand.description,
      url,
      inLanguage: 'es-CO',
      publisher: {'@id': `${url}#organizacion`},
    },
  ];
  const questions = faq.map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer.join(' ')},
  }));
  return (
    <>
      <StructuredData data={{'@context': 'https://schema.org', '@graph': graph}} />
      <StructuredData data={{'@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions}} />
    </>
  );
}

/** The home page: its sections in the order of the specification. The footer closes it. */
export default function Home(): ReactNode {
  return (
    <Layout title={brand.tagline} description={brand.description}>
      <HomeData />
      <main>
        {BANDS.map((Band, position) => (
          <Band key={position} />
        ))}
        <div className="wrap">
          <PrintSource />
        </div>
      </main>
    </Layout>
  );
}
