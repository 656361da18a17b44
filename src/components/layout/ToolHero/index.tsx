import type {ReactNode} from 'react';

import PageHero from '@site/src/components/layout/PageHero';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import type {ToolId} from '@site/src/data/types';

interface Props {
  readonly frontMatter: PageFrontMatter;
  readonly tool: ToolId;
  readonly bar?: ReactNode;
}

export default function ToolHero({frontMatter, bar}: Props): ReactNode {
  return <PageHero frontMatter={frontMatter} bar={bar} />;
}
