import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import built from '@laws/built.json';
import index from '@laws/index.json';

import laws from '@data/laws';
import StructuredData from '@site/src/components/layout/StructuredData';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import type {LawId} from '@site/src/data/types';
import {lawStructuredData} from '@site/src/lib/law';

import {LawContext, type LawPage} from './context';
import styles from './styles.module.css';

interface Props {
  readonly frontMatter: PageFrontMatter;
  readonly law: LawId;
  readonly children: ReactNode;
}

/** The body of a law page: gives its articles their facts and the page its structured data. */
export default function LawLayout({frontMatter, law: id, children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const law = laws.find((entry) => entry.id === id);
  if (!law) throw new Error(`No existe la ley «${id}» en src/data/laws.yaml.`);
  const page: LawPage = {law, articles: frontMatter.articles ?? [], today: built.day};
  const url = `${siteConfig.url}${siteConfig.baseUrl}${id}`;
  return (
    <LawContext value={page}>
      <StructuredData data={lawStructuredData(law, index.titles[id], url)} />
      <div className={styles.law}>{children}</div>
    </LawContext>
  );
}
