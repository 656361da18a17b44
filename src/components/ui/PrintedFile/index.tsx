import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import Icon from '../Icon';

interface Props {
  /** Name of a PDF that `npm run print` makes, at the root of the site. */
  readonly file: string;
  /** What the file is. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A link to a PDF that is printed after the build, from the finished pages: `src/tools/printing` writes the
 * real size into it, or takes it out where there is no browser to print with. The live preview of editors
 * has no such file and no such link. A plain link: the build would look for a `Link` to a PDF among the pages.
 */
export default function PrintedFile({file, children, className}: Props): ReactNode {
  const href = useBaseUrl(`/${file}`);
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <a className={className} href={href} download={file} type="application/pdf" data-printed="">
      <Icon name="download" />
      <span>
        {children} <small>(PDF)</small>
      </span>
    </a>
  );
}
