import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

import programme from '@data/programme';
import webinar from '@data/webinar';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findById} from '@site/src/lib/find';

import Poster from './Poster';
import styles from './styles.module.css';

interface Props {
  /** Id of a video of `src/data/programme.yaml`, or of the webinar's. */
  readonly id: string;
  /** A line under the title. */
  readonly children?: ReactNode;
  /** `line`: only its title until it is published. */
  readonly size?: 'regular' | 'large' | 'line';
}

/**
 * A video behind a drawn poster: nobody is contacted until the visitor presses play (`browser.ts`). A plain
 * link to the video stands under it in any case, also where scripts are off or fail; while the data has no `youtubeId` there
 * is no poster: one line says that it will be published. Throws when the id does not exist. Its anchor is `video-<id>`.
 *
 * @example
 * <Video id="vision-general" size="large">Cinco pasos en pocos minutos.</Video>
 */
export default function Video({id, children, size = 'regular'}: Props): ReactNode {
  const {title, youtubeId} = findById([...programme.videos, webinar.video], id, 'Video');
  const anchor = `video-${id}`;
  useBrokenLinks().collectAnchor(anchor);

  return (
    <figure
      id={anchor}
      className={clsx(styles.video, !youtubeId && styles.pending)}
      data-state="rest"
      data-size={size}>
      {youtubeId && (
        <div className={styles.screen}>
          <Poster />
          <button
            type="button"
            className={styles.cover}
            data-needs-script=""
            data-plays={youtubeId}
            data-title={title}>
            <span className={styles.key}>
              <Icon name="play" />
            </span>
            <span className="visually-hidden">Reproducir el video: {title}</span>
          </button>
          <span className={styles.ring} />
        </div>
      )}
      <figcaption>
        <strong>{title}</strong>
        {children && <span className={styles.line}>{children}</span>}
        {youtubeId ? (
          <span className={styles.status}>
            <span data-needs-script="" data-at-rest="">
              {'Se reproduce desde YouTube al pulsar. '}
            </span>
            {'Si el video no carga, '}
            <SiteLink href={`https://www.youtube.com/watch?v=${youtubeId}`}>
              ábralo en YouTube<span className="visually-hidden">{`: ${title}`}</span>
            </SiteLink>
            .
          </span>
        ) : (
          size !== 'line' && <span className={styles.status}>Se publicará pronto en esta página.</span>
        )}
      </figcaption>
    </figure>
  );
}
