import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import brand from '@data/brand';
import faq from '@data/faq';
import StructuredData from '@site/src/components/layout/StructuredData';

/** Who publishes, what the site is, and the five questions. */
export default function HomeData(): ReactNode {
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
