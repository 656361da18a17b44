import type {ReactNode} from 'react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';

import {FrameContext, frameOf} from '@site/src/components/layout/ContentPage/context';

// Replaced: hands on the frame that the page's own module brings (`rehype-page-frame`).
export default function DocItem({content: Content}: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <FrameContext value={frameOf(Content)}>
        <DocItemLayout>
          <Content />
        </DocItemLayout>
      </FrameContext>
    </DocProvider>
  );
}
