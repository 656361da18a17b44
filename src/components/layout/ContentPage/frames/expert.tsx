import type {ReactNode} from 'react';

import ProfileHero from '@site/src/components/layout/ProfileHero';

import type {FrameProps} from '../context';

/** An expert's profile. Throws when the front matter names no expert. */
export default function ExpertFrame({frontMatter, bar, children}: FrameProps): ReactNode {
  if (!frontMatter.expert) throw new Error('El marco de los perfiles necesita «expert» en la cabecera.');
  return (
    <>
      <ProfileHero frontMatter={frontMatter} expert={frontMatter.expert} bar={bar} />
      <div>{children}</div>
    </>
  );
}
