import type {ReactNode} from 'react';

import links from '@data/links';
import ActionLink from '@site/src/components/ui/ActionLink';
import Art from '@site/src/components/ui/Art';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  /** What the gift is and who it is for. */
  readonly children: ReactNode;
}

/** `https://example.com/regalo` → `example.com/regalo`, as people type it. */
const readable = (href: string): string => href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/**
 * The gift for those who attended the webinar: a QR code drawn at build time and the same short
 * address as text and as a button, all from the link `gift` of `src/data/links.yaml`.
 *
 * @example
 * <GiftCard>
 *
 * Apunte la cámara del teléfono al código.
 *
 * </GiftCard>
 */
export default function GiftCard({children}: Props): ReactNode {
  const {href, label} = findById(links, 'gift', 'GiftCard');
  return (
    <div className={styles.gift}>
      <Art name="gift-qr" label={`Código QR que abre ${readable(href)}`} className={styles.code} />
      <div className={styles.text}>
        {children}
        <p className={styles.address}>{readable(href)}</p>
        <ActionLink href={href}>{label}</ActionLink>
      </div>
    </div>
  );
}
