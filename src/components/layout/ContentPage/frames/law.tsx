import type {ReactNode} from 'react';

import LawHead from '@site/src/components/layout/LawHead';
import LawLayout from '@site/src/components/layout/LawLayout';

import type {FrameProps} from '../context';

/** A law: its head, and its articles with their facts. Throws when the front matter names no law. */
export default function LawFrame({frontMatter, bar, children}: FrameProps): ReactNode {
  if (!frontMatter.law) throw new Error('El marco de las leyes necesita «law» en la cabecera.');
  return (
    <>
      <LawHead frontMatter={frontMatter} law={frontMatter.law} bar={bar} />
      <LawLayout frontMatter={frontMatter} law={frontMatter.law}>
        {children}
      </LawLayout>
    </>
  );
}
