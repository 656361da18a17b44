import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface IndexGroup {
  readonly label: string;
  readonly items: readonly {readonly label: string; readonly href: string; readonly isCurrent: boolean}[];
}

interface Props {
  readonly crumbs: readonly Crumb[];
  readonly toc: readonly TOCItem[];
  /** The documentation sidebar, by theme. Absent on pages outside it. */
  readonly index?: readonly IndexGroup[];
}

function Panel({label, children}: {readonly label: string; readonly children: ReactNode}): ReactNode {
  return (
    <details name="page-bar" className={styles.panel} data-closes="">
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      <nav aria-label={label} className={styles.card}>
        {children}
      </nav>
    </details>
  );
}

/**
 * The row over a page's title: where it stands, its own contents and, on documents, the index of the
 * site (the Docusaurus sidebar as a native disclosure, the same at every width and without scripts).
 * Scripts close an open panel: `src/browser/loader.ts`, and `browser.ts` from anywhere.
 */
export default function PageBar({crumbs, toc, index}: Props): ReactNode {
  const sections = toc.filter(({level}) => level === 2);
  return (
    <div className={styles.bar} data-search="skip">
      <nav aria-label="Ruta de navegación" className={styles.crumbs}>
        <ol role="list">
          <li>
            <SiteLink href="/">Inicio</SiteLink>
          </li>
          {crumbs.map(({label, href}, position) => (
            <li key={label}>
              {href && position < crumbs.length - 1 ? (
                <SiteLink href={href}>{label}</SiteLink>
              ) : (
                <span aria-current={position === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.panels} data-two={index && sections.length > 1 ? '' : undefined}>
        {sections.length > 1 && (
          <Panel label="En esta página">
            <ul role="list" className={styles.toc}>
              {sections.map(({id, value}) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    // Headings are plain text or simple marks made by the Markdown compiler.
                    dangerouslySetInnerHTML={{__html: value}}
                  />
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {index && (
          <Panel label="Índice del sitio">
            <div className={styles.index}>
              {index.map((group) => (
                <div key={group.label}>
                  {/* No heading: it would stand before the title of the page. */}
                  <p aria-hidden="true">{group.label}</p>
                  <ul role="list" aria-label={group.label}>
                    {group.items.map(({label, href, isCurrent}) => (
                      <li key={href}>
                        <SiteLink
                          href={href}
                          {...(isCurrent
                            ? {className: styles.current!, 'aria-current': 'page' as const}
                            : {})}>
                          {label}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Panel>
        )}
      </div>
    </div>
  );
}
