import type {ReactNode} from 'react';

import {Mark} from '@site/src/components/ui/Logo';

import styles from './styles.module.css';

interface Props {
  /** What the provider does: «Acompaña el cumplimiento», never «garantiza». */
  readonly title: string;
  /** What the badge stands for and what it does not. */
  readonly children: ReactNode;
}

/**
 * The provider's badge: a seal with the mark and, beside it, what it means. It is no legal
 * certificate and its text must say so.
 *
 * ```mdx
 * <ComplianceBadge title="Acompaña el cumplimiento">
 *
 * **No es un certificado legal.** …
 *
 * </ComplianceBadge>
 * ```
 */
export default function ComplianceBadge({title, children}: Props): ReactNode {
  return (
    <div className={styles.badge}>
      <div className={styles.seal} aria-hidden="true">
        <svg viewBox="0 0 200 200">
          <circle cx="100" cy="100" r="97" />
          <circle cx="100" cy="100" r="86" />
          <circle cx="100" cy="100" r="80" />
        </svg>
        <Mark className={styles.mark} />
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}
