import {createContext, type ComponentType, type ReactNode} from 'react';

import type {PageFrontMatter} from '@site/src/data/front-matter';

export interface FrameProps {
  readonly frontMatter: PageFrontMatter;
  /** Breadcrumbs and the two indexes, shown at the top of the hero. */
  readonly bar?: ReactNode;
  /** The text of the page. */
  readonly children: ReactNode;
}

/** The hero of one kind of page and what stands around its text. */
export type Frame = ComponentType<FrameProps>;

/** The frame of the page being shown. The page's own module brings it (`rehype-page-frame`), so that
 * a law does not download the data of the tools. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/** The frame that a compiled page exports; none in a module that is no page. */
export const frameOf = (content: unknown): Frame | undefined => (content as {readonly Frame?: Frame}).Frame;
