import type {ReactNode} from 'react';

import LawHead from '@site/src/components/law/LawHead';
import LawLayout from '@site/src/components/law/LawLayout';
import HomeHero from '@site/src/components/layout/HomeHero';
import PageHero from '@site/src/components/layout/PageHero';
import ProfileHero from '@site/src/components/layout/ProfileHero';
import ToolHero from '@site/src/components/layout/ToolHero';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import {HOME} from '@site/src/lib/sections';

interface Props {
  readonly frontMatter: PageFrontMatter;
  /** Breadcrumbs and the two indexes, shown at the top of the hero. */
  readonly bar?: ReactNode;
  /** The text of the page. */
  readonly children: ReactNode;
}

/** The hero of the kind of page that the front matter names (a law, a tool, an expert, the home page; else a plain page), and its text. */
export default function Frame({frontMatter, bar, children}: Props): ReactNode {
  const {law, tool, expert, section} = frontMatter;
  const props = {frontMatter, bar};
  if (law)
    return (
      <>
        <LawHead {...props} law={law} />
        <LawLayout frontMatter={frontMatter} law={law}>
          {children}
        </LawLayout>
      </>
    );
  return (
    <>
      {tool ? (
        <ToolHero {...props} tool={tool} />
      ) : expert ? (
        <ProfileHero {...props} expert={expert} />
      ) : section === HOME ? (
        <HomeHero frontMatter={frontMatter} />
      ) : (
        <PageHero {...props} />
      )}
      <div>{children}</div>
    </>
  );
}
