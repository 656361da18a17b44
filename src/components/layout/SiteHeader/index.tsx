import type {ReactNode} from 'react';
export default function SiteHeader(): ReactNode {
  return <header />;
}
