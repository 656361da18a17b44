import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

// Replaced: without the contexts of the stock navbar, announcement bar, scroll controls and versions.
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <ColorModeProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ColorModeProvider>
  );
}
