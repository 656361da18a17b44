import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import experts from '@data/experts';
import PageHero from '@site/src/components/layout/PageHero';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import type {ExpertId} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';

interface Props {
  readonly frontMatter: PageFrontMatter;
  readonly expert: ExpertId;
  readonly bar?: ReactNode;
}

/**
 * Head of an expert's page: that of any page, with the affiliation and the area over the name or role, and a photo
 * or a scene beside it. A role that tells the area needs no `area`. A person whom nobody has confirmed is not for
 * search engines: such a page is left out of the sitemap too, by Docusaurus. Throws in Spanish when the expert does
 * not exist.
 */
export default function ProfileHero({frontMatter, expert, bar}: Props): ReactNode {
  const {affiliation, area, provisional, photo} = findById(experts, expert, 'ProfileHero');
  const eyebrow = [affiliation, area].filter(Boolean).join(' · ');
  return (
    <>
      {provisional && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <PageHero
        frontMatter={{...frontMatter, eyebrow, art: `portrait-${expert}`}}
        {...(photo && {photo})}
        bar={bar}
      />
    </>
  );
}
