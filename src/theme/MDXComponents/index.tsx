import type {ComponentProps} from 'react';
import Admonition from '@theme/Admonition';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXUl from '@theme/MDXComponents/Ul';
import type {MDXComponentsObject} from '@theme/MDXComponents';

import Picture from '@site/src/components/ui/Picture';
import SiteLink from '@site/src/components/ui/SiteLink';
import TableBox from '@site/src/components/ui/TableBox';

function MarkdownLink({href = '', ...props}: ComponentProps<'a'>) {
  return <SiteLink {...props} href={href} />;
}

// Replaced: links in prose say when they open a new tab, pictures come in a modern format, wide tables
// scroll in their own box. Of the stock list only what our pages need:
// its code blocks alone bring a highlighter of 30 kB to every page, and plain `details`, `pre` and
// `code` need no script. Our own components come into scope page by page through `rehype-mdx-scope`,
// from the folders of `src/components/content`.
export default {
  a: MarkdownLink,
  ul: MDXUl,
  img: Picture,
  table: TableBox,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
  admonition: Admonition,
} as unknown as MDXComponentsObject;
