import type {ComponentType, ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
// Only their style sheets are left of them: what they draw is in the HTML.
import '@theme/MDXComponents';
import '@site/src/components/layout/PageBar';

import ContentPage from '@site/src/components/layout/ContentPage';
import {FrameContext, frameOf} from '@site/src/components/layout/ContentPage/context';
import PageFooter from '@site/src/components/layout/PageFooter';
import type {PageFrontMatter} from '@site/src/data/front-matter';

import {renderRoutes, type PageRoute} from './router';

// Stand in for `DocRoot`, `DocVersionRoot`, `DocItem` and `MDXPage` of the theme in the browser: the
// sidebar, breadcrumbs, neighbours and dates of a page are in its HTML.

interface RouteProps {
  readonly route: PageRoute;
}

interface ContentProps {
  readonly content: ComponentType & {readonly frontMatter: PageFrontMatter};
}

export const Through = ({route}: RouteProps): ReactNode => renderRoutes(route.routes);

export function Content({content: Text}: ContentProps): ReactNode {
  return (
    <DocProvider content={Text as never}>
      <FrameContext value={frameOf(Text)}>
        <ContentPage frontMatter={Text.frontMatter} footer={<PageFooter />}>
          <Text />
        </ContentPage>
      </FrameContext>
    </DocProvider>
  );
}

export const ContentWithLayout = (props: ContentProps): ReactNode => (
  <Layout>
    <Content {...props} />
  </Layout>
);
