import type {ComponentProps, ReactNode} from 'react';
import MDXImg from '@theme/MDXComponents/Img';

/** The live preview of editors has no built files: there the picture is shown as it was uploaded. */
const IS_BUILT = process.env.NODE_ENV === 'production';

/**
 * A picture of a Markdown page, in WebP where the browser reads it and as uploaded elsewhere. The copy
 * is written by `plugins/modern-images`; Docusaurus has already put width and height.
 */
export default function Picture(props: ComponentProps<'img'>): ReactNode {
  const {src = ''} = props;
  const image = <MDXImg {...props} />;
  if (!IS_BUILT || !/^\/.*\.(?:png|jpe?g)$/i.test(src)) return image;
  return (
    <picture>
      <source type="image/webp" srcSet={`${src}.webp`} />
      {image}
    </picture>
  );
}
