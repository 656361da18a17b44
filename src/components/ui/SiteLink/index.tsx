import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props extends Omit<ComponentProps<'a'>, 'ref' | 'target'> {
  readonly href: string;
}

/**
 * Any link of the site. Outward it opens a new tab, says so to screen readers and gives nothing
 * away (`noopener noreferrer`); `tel:`, `mailto:` and files stay plain; a full address of our own
 * site is treated as inside.
 */
export default function SiteLink({href, children, ...props}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const own = `${siteConfig.url}${siteConfig.baseUrl}`;
  const target = href.startsWith(own) ? `/${href.slice(own.length)}` : href;

  if (/^https?:/.test(target)) {
    return (
      <a {...props} href={target} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> (se abre en una pestaña nueva)</span>
      </a>
    );
  }
  if (/^[a-z]+:/.test(target)) {
    return (
      <a {...props} href={target}>
        {children}
      </a>
    );
  }
  return (
    <Link {...props} to={target}>
      {children}
    </Link>
  );
}
