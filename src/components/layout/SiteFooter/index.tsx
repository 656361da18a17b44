import type {ReactNode} from 'react';

export default function SiteFooter(): ReactNode {
  return <footer className="on-court" />;
}
