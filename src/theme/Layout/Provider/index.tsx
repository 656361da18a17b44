import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

// Replaced: without the contexts of the stock navbar, announcement bar, colour mode, scroll controls and versions.
export default function LayoutProvider({children}: Props): ReactNode {
  return <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>;
}
