import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import type {PageFrontMatter} from '@site/src/data/front-matter';
import {SECTIONS} from '@site/src/lib/sections';

import LawHead from '@site/src/components/layout/LawHead';
import LawLayout from '@site/src/components/layout/LawLayout';
import LawReferences from '@site/src/components/layout/LawReferences';
import PageHero from '@site/src/components/layout/PageHero';
import ProfileHero from '@site/src/components/layout/ProfileHero';
import ToolHero from '@site/src/components/layout/ToolHero';

interface Props {
  readonly frontMatter: PageFrontMatter;
  /** Breadcrumbs and the two indexes, shown at the top of the hero. */
  readonly bar?: ReactNode;
  /** What follows the content: edit link, date, previous and next. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

function Hero({frontMatter, bar}: Pick<Props, 'frontMatter' | 'bar'>): ReactNode {
  if (frontMatter.tool) return <ToolHero frontMatter={frontMatter} tool={frontMatter.tool} bar={bar} />;
  if (frontMatter.law) return <LawHead frontMatter={frontMatter} law={frontMatter.law} bar={bar} />;
  if (frontMatter.expert)
    return <ProfileHero frontMatter={frontMatter} expert={frontMatter.expert} bar={bar} />;
  return <PageHero frontMatter={frontMatter} bar={bar} />;
}

/**
 * The frame of every Markdown page, document or not: a hero made from the front matter, the bands
 * of the text, and the page's foot.
 */
export default function ContentPage({frontMatter, bar, footer, children}: Props): ReactNode {
  return (
    <main>
      <Head>
        <meta name="section" content={SECTIONS[frontMatter.section]} />
        {frontMatter.hydrate && <meta name="hydrate" content={frontMatter.hydrate} />}
      </Head>
      <article>
        <Hero frontMatter={frontMatter} bar={bar} />
        {frontMatter.law ? (
          <LawLayout frontMatter={frontMatter} law={frontMatter.law}>
            {children}
          </LawLayout>
        ) : (
          <div>{children}</div>
        )}
        <LawReferences />
      </article>
      {footer}
    </main>
  );
}
