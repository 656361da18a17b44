import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';

import brand from '@data/brand';
import ContentPage from '@site/src/components/layout/ContentPage';
import PageBar from '@site/src/components/layout/PageBar';
import PageFooter from '@site/src/components/layout/PageFooter';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import {HOME} from '@site/src/lib/sections';

// Replaced: Markdown pages share the frame of the documents.
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const frontMatter = metadata.frontMatter as unknown as PageFrontMatter;
  // Its title is a headline; the browser's tab tells what the site is.
  const isHome = frontMatter.section === HOME;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <Layout>
        <PageMetadata
          title={isHome ? brand.tagline : metadata.title}
          description={metadata.description}
          keywords={metadata.frontMatter.keywords}
        />
        <ContentPage
          frontMatter={frontMatter}
          bar={<PageBar crumbs={[{label: frontMatter.title}]} toc={toc} />}
          footer={<PageFooter editUrl={metadata.editUrl} lastUpdatedAt={metadata.lastUpdatedAt} />}>
          <MDXContent>
            <Content />
          </MDXContent>
        </ContentPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
