import {Children, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Markdown: a `##` heading, one paragraph, and the component that they introduce. */
  readonly children: ReactNode;
}

/**
 * A second title inside a band, on the band's ground and at the page's edge, also under a centred title: title and
 * paragraph in one row, the rest under it.
 *
 * ```mdx
 * <BandPart>
 *
 * ## Certificaciones
 *
 * Una es de cada docente y dos son del colegio.
 *
 * <CertificationCards />
 *
 * </BandPart>
 * ```
 */
export default function BandPart({children}: Props): ReactNode {
  const [title, lead, ...rest] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <div className={styles.part} data-layout="split">
      <div className="band__head">
        {title}
        {lead}
      </div>
      {rest}
    </div>
  );
}
