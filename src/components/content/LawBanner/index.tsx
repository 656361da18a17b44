import type {ReactNode} from 'react';
import brand from '@data/brand';
import links from '@data/links';

import ActionLink from '@site/src/components/ui/ActionLink';
import {Mark} from '@site/src/components/ui/Logo';

import styles from './styles.module.css';

interface Props {
  /** Id of links.yaml for the button. */
  readonly link: string;
  /** Adds the mark and the motto: the closing box of the brand. */
  readonly brand?: boolean;
  /** A `###` title and a sentence. */
  readonly children: ReactNode;
}

/**
 * A call at the end of a law, quieter than the one of the footer, which follows. Throws when the link does not exist.
 *
 * ```mdx
 * <LawBanner link="demo">
 *
 * ### ¿Necesita apoyo con las dos leyes?
 *
 * Una frase.
 *
 * </LawBanner>
 * ```
 */
export default function LawBanner({link: id, brand: isBrand = false, children}: Props): ReactNode {
  const link = links.find((entry) => entry.id === id);
  if (!link)
    throw new Error(
      `LawBanner: no existe el enlace «${id}». Use: ${links.map((entry) => entry.id).join(', ')}.`,
    );
  return (
    <div className={styles.banner} data-brand={isBrand ? '' : undefined} data-banner="">
      {isBrand && <Mark className={styles.mark} />}
      <div className={styles.text}>
        {children}
        {isBrand && <p className={styles.motto}>{brand.motto}</p>}
      </div>
      <ActionLink href={link.href} variant="secondary">
        {link.label}
      </ActionLink>
    </div>
  );
}
