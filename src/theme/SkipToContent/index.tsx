import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';

// Replaced: the link has a class of the site, so that its styles do not hang on an id of Docusaurus.
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className="skip-link" />;
}
