import {useEffect, useRef, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import {useLaw} from '@site/src/components/layout/LawLayout/context';
import {useRole} from '@site/src/components/layout/LawRoles/context';
import Icon from '@site/src/components/ui/Icon';
import {articleId} from '@site/src/lib/law';

import styles from './styles.module.css';
import {useCurrentSection} from './useCurrentSection';

interface Entry {
  readonly id: string;
  readonly label: string;
  /** Of whom the chosen role makes it a concern: «a docentes». */
  readonly concerns?: string | undefined;
}

function Route({
  entries,
  current,
  onFollow,
}: {
  readonly entries: readonly Entry[];
  readonly current: string | undefined;
  readonly onFollow?: () => void;
}): ReactNode {
  const at = entries.findIndex(({id}) => id === current);
  return (
    <ol role="list" className={styles.route}>
      {entries.map(({id, label, concerns}, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-passed={index < at ? '' : undefined}
            aria-current={index === at ? 'location' : undefined}
            onClick={onFollow}>
            {label}
            {concerns && (
              <>
                <Icon name="check" />
                <span className="visually-hidden">{`, le concierne ${concerns}`}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The way through a law: its articles and the other parts of the page, the current one marked while
 * the reader scrolls (by `plugins/hydrate-on-intent/rail.ts` until React takes over), and those that
 * concern the chosen role. A column beside the text from 960 px, a disclosure that stays at hand below.
 */
export default function LawRail(): ReactNode {
  const {toc} = useDoc();
  const {articles} = useLaw('LawRail');
  const role = useRole();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const concerned = new Set(
    articles.filter(({roles}) => role && roles.includes(role.id)).map(({number}) => articleId(number)),
  );
  const entries = toc
    .filter(({level}) => level === 2)
    .map(({id, value}) => ({
      id,
      label: value.replace(/<[^>]+>/g, '').replace(/^Artículo\s+/, ''),
      concerns: concerned.has(id) ? role?.of : undefined,
    }));
  const current = useCurrentSection(entries.map(({id}) => id));
  const column = useRef<HTMLElement>(null);
  // A long route scrolls inside its column: keep the current stop in sight without moving the page,
  // unless the keyboard is walking it.
  useEffect(() => {
    const stop = column.current?.querySelector<HTMLElement>('[aria-current]');
    if (!column.current || !stop || column.current.contains(document.activeElement)) return;
    column.current.scrollTop = stop.offsetTop - column.current.clientHeight / 2;
  }, [current]);
  const here = entries.find(({id}) => id === current)?.label;
  return (
    <div className={styles.rail} data-rail="">
      <nav ref={column} aria-label="Artículos de la ley" className={styles.column}>
        <p className={styles.title}>En esta ley</p>
        <Route entries={entries} current={current} />
      </nav>
      <details ref={disclosure} className={styles.disclosure} data-closes="">
        <summary>
          <span>Artículos de la ley</span>
          {/* As HTML, so that what the page's inline script wrote before is no mismatch. */}
          <span className={styles.here} data-here="" dangerouslySetInnerHTML={{__html: here ?? ''}} />
          <Icon name="chevron" />
        </summary>
        <nav aria-label="Artículos de la ley, índice plegable">
          <Route
            entries={entries}
            current={current}
            onFollow={() => disclosure.current?.removeAttribute('open')}
          />
        </nav>
      </details>
    </div>
  );
}
