import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout';

// Replaced: the side column does not fit full-width bands; `PageBar` is its door at every width.
export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
