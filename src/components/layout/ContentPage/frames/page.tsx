import type {ReactNode} from 'react';

import PageHero from '@site/src/components/layout/PageHero';

import type {FrameProps} from '../context';

/** Every page that is no law, tool or profile. */
export default function PageFrame({frontMatter, bar, children}: FrameProps): ReactNode {
  return (
    <>
      <PageHero frontMatter={frontMatter} bar={bar} />
      <div>{children}</div>
    </>
  );
}
