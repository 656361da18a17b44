import type {ReactNode} from 'react';

import links from '@data/links';
import ActionLink from '@site/src/components/ui/ActionLink';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** Id of an outbound link (`src/data/links.yaml`) or a route of the site («/emotional-mind»). */
  readonly primary: string;
  /** Text of the button. Required for a route; a link brings its own. */
  readonly primaryLabel?: string;
  readonly secondary?: string;
  readonly secondaryLabel?: string;
  /** What the reader gains by acting, in one or two sentences. */
  readonly children: ReactNode;
}

function resolve(target: string, label: string | undefined): {href: string; label: string} {
  if (target.startsWith('/')) {
    if (!label)
      throw new Error(
        `CallToAction: el botón hacia «${target}» necesita su texto (primaryLabel o secondaryLabel).`,
      );
    return {href: target, label};
  }
  const link = findById(links, target, 'CallToAction');
  return {href: link.href, label: label ?? link.label};
}

/**
 * The close of a page: the band it stands in turns into a court card, with its heading, the text
 * and one or two buttons. Write it under a `##` of its own. Throws when a link id does not exist or
 * a route has no text.
 *
 * @example
 * ## Hablemos de su colegio
 *
 * <CallToAction primary="proposal" secondary="/socioemociograma" secondaryLabel="Ver el Socioemociograma">
 * Cuéntenos cuántos cursos tiene y le enviamos una propuesta.
 * </CallToAction>
 */
export default function CallToAction({
  primary,
  primaryLabel,
  secondary,
  secondaryLabel,
  children,
}: Props): ReactNode {
  const first = resolve(primary, primaryLabel);
  const second = secondary === undefined ? undefined : resolve(secondary, secondaryLabel);
  return (
    <div className={styles.call}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <ActionLink href={first.href}>{first.label}</ActionLink>
        {second && (
          <ActionLink href={second.href} variant="secondary">
            {second.label}
          </ActionLink>
        )}
      </div>
    </div>
  );
}
