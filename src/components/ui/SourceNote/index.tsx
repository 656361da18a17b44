import type {ReactNode} from 'react';

import SiteLink from '@site/src/components/ui/SiteLink';
import type {Source} from '@site/src/data/types';

import styles from './styles.module.css';

interface Props {
  /** Sources of what stands above; repeated ones are shown once, none means the provider's own. */
  readonly sources: readonly (Source | undefined)[];
}

const PROVIDER: Source = {label: 'Según el proveedor'};

/** The line that says where a figure comes from. */
export default function SourceNote({sources}: Props): ReactNode {
  const unique = new Map(sources.map((source) => source ?? PROVIDER).map((source) => [source.label, source]));
  return (
    <p className={styles.note}>
      {[...unique.values()].map(({label, url}) => (
        <span key={label}>
          {url ? (
            <>
              Fuente: <SiteLink href={url}>{label}</SiteLink>.{' '}
            </>
          ) : (
            `${label}. `
          )}
        </span>
      ))}
    </p>
  );
}
