import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import type {PageFrontMatter} from '@site/src/data/front-matter';
import {SECTIONS} from '@site/src/lib/sections';

import LawReferences from '@site/src/components/law/LawReferences';

import Frame from './Frame';

interface Props {
  readonly frontMatter: PageFrontMatter;
  /** Breadcrumbs and the two indexes, shown at the top of the hero. */
  readonly bar?: ReactNode;
  /** What follows the content: edit link, date, previous and next. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
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
      </Head>
      <article>
        <Frame frontMatter={frontMatter} bar={bar}>
          {children}
        </Frame>
        <LawReferences />
      </article>
      {footer}
    </main>
  );
}
