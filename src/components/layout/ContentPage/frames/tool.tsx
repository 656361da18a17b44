import type {ReactNode} from 'react';

import ToolHero from '@site/src/components/layout/ToolHero';

import type {FrameProps} from '../context';

/** A measurement tool. Throws when the front matter names no tool. */
export default function ToolFrame({frontMatter, bar, children}: FrameProps): ReactNode {
  if (!frontMatter.tool) throw new Error('El marco de las herramientas necesita «tool» en la cabecera.');
  return (
    <>
      <ToolHero frontMatter={frontMatter} tool={frontMatter.tool} bar={bar} />
      <div>{children}</div>
    </>
  );
}
