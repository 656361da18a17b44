import type {ReactNode} from 'react';

// Stands in for `metadataUtils` of `theme-common` in the browser: title, description and classes of the
// document are in its HTML.

const Inside = ({children}: {readonly children: ReactNode}): ReactNode => children;

export const PageMetadata = (): null => null;
export {Inside as HtmlClassNameProvider, Inside as PluginHtmlClassNameProvider};
