import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';

import Picture from '@site/src/components/ui/Picture';
import SiteLink from '@site/src/components/ui/SiteLink';

function MarkdownLink({href = '', ...props}: ComponentProps<'a'>) {
  return <SiteLink {...props} href={href} />;
}

// Spread: links in prose say when they open a new tab, pictures come in a modern format. Our own components come into scope page by
// page through `rehype-mdx-scope`, from the folders of `src/components/content`.
export default {
  ...MDXComponents,
  a: MarkdownLink as MDXComponentsObject['a'],
  img: Picture,
} satisfies MDXComponentsObject;
