import type {ReactNode} from 'react';

import SiteLink from '@site/src/components/ui/SiteLink';
import type {Source} from '@site/src/data/types';

import styles from './styles.module.css';

interface Props {
  /** Sources of what stands above; repeated ones are shown once, none means the provider's own. */
  readonly sources: readonly (Source | undefined)[];
}

const PROVIDER: Source = {label: 'según el proveedor'};

/** The line that says where a figure comes from. */
export default function SourceNote({sources}: Props): ReactNode {
  const unique = new Map(sources.map((source) => source ?? PROVIDER).map((source) => [source.label, source]));
  return (
    <p className={styles.note}>
      {unique.size > 1 ? 'Fuentes: ' : 'Fuente: '}
      {[...unique.values()].map(({label, url}, i) => (
        <span key={label}>
          {i > 0 && '; '}
          {url ? <SiteLink href={url}>{label}</SiteLink> : label}
        </span>
      ))}
      .
    </p>
  );
}
