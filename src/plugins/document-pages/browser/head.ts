import type {ReactNode} from 'react';

// Stands in for `react-helmet-async` in the browser: the head of a document is in its HTML.

export const Helmet = (): null => null;
export const HelmetProvider = ({children}: {readonly children: ReactNode}): ReactNode => children;
