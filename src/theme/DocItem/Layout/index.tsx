import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  useBreadcrumbsStructuredData,
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Layout';

import ContentPage from '@site/src/components/layout/ContentPage';
import PageBar, {type IndexGroup} from '@site/src/components/layout/PageBar';
import PageFooter from '@site/src/components/layout/PageFooter';
import StructuredData from '@site/src/components/layout/StructuredData';
import type {PageFrontMatter} from '@site/src/data/front-matter';

function toIndex(items: readonly PropSidebarItem[], permalink: string): IndexGroup[] {
  return items.flatMap((group) =>
    group.type === 'category'
      ? [
          {
            label: group.label,
            items: group.items.flatMap((item) =>
              item.type === 'link'
                ? [{label: item.label, href: item.href, isCurrent: item.href === permalink}]
                : [],
            ),
          },
        ]
      : [],
  );
}

// Replaced: our hero, bands and foot instead of the two-column layout; the parts it uses are the stock hooks.
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  // The stock component writes a title with `</script>` as it is.
  const path = useBreadcrumbsStructuredData({breadcrumbs});
  const sidebar = useDocsSidebar();
  return (
    <>
      <StructuredData data={{...path}} />
      <ContentPage
        frontMatter={frontMatter as unknown as PageFrontMatter}
        bar={
          <PageBar
            crumbs={breadcrumbs.map(({label, href}) => ({label, ...(href ? {href} : {})}))}
            // A law has its own index beside it (`LawRail`).
            toc={'law' in frontMatter ? [] : toc}
            index={sidebar ? toIndex(sidebar.items, metadata.permalink) : undefined}
          />
        }
        footer={
          <PageFooter
            editUrl={metadata.editUrl}
            lastUpdatedAt={metadata.lastUpdatedAt}
            previous={metadata.previous}
            next={metadata.next}
          />
        }>
        <MDXContent>{children}</MDXContent>
      </ContentPage>
    </>
  );
}
