import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import ecosystem from '@data/ecosystem';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

/**
 * The icon of a platform on a plain circle. An icon that fails leaves the circle alone, without
 * scripts too: browsers draw nothing for a broken image with an empty `alt`, as long as nothing gives
 * it a size (hence no `width` here and only a maximum in the styles). `browser.ts`
 * covers those that draw a mark all the same.
 */
function PlatformIcon({favicon}: {readonly favicon: string | undefined}): ReactNode {
  const src = useBaseUrl(`/img/ecosystem/${favicon ?? ''}`);
  return (
    <span className={styles.icon} data-icon="">
      {favicon && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

/** The twelve sister platforms of `ecosystem.yaml`. */
export default function Ecosystem(): ReactNode {
  return (
    <section className={styles.ecosystem} aria-labelledby="pie-ecosistema">
      <div className="wrap">
        <h2 id="pie-ecosistema">Un ecosistema de doce plataformas</h2>
        <ul role="list" aria-labelledby="pie-ecosistema">
          {ecosystem.map(({id, name, description, url, favicon}) => (
            <li key={id}>
              <SiteLink href={url} className={styles.platform}>
                <PlatformIcon favicon={favicon} />
                <span>
                  <b>{name}</b>
                  <span className={styles.about}>{description}</span>
                  <span className={styles.address}>{url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
