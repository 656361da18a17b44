import {useEffect, useRef, useState, type ReactNode} from 'react';
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
  readonly size?: 'regular' | 'large';
}

type State = 'rest' | 'loading' | 'playing';

function Frame({
  youtubeId,
  title,
  onReady,
}: {
  youtubeId: string;
  title: string;
  onReady: () => void;
}): ReactNode {
  const ref = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone: without this the focus would fall to the body.
  useEffect(() => ref.current?.focus(), []);
  return (
    <iframe
      ref={ref}
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&disablekb=1`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onReady}
    />
  );
}

/**
 * A video behind a drawn poster: nobody is contacted until the visitor presses play. A plain
 * link to the video stands under it in any case, also where scripts are off or fail; while the data has no `youtubeId` the poster says that it
 * will be published. Throws when the id does not exist. Its anchor is `video-<id>`.
 *
 * @example
 * <Video id="vision-general" size="large">Cinco pasos en pocos minutos.</Video>
 */
export default function Video({id, children, size = 'regular'}: Props): ReactNode {
  const {title, youtubeId, mark = 'conciencia'} = findById([...programme.videos, webinar.video], id, 'Video');
  const [state, setState] = useState<State>('rest');
  const anchor = `video-${id}`;
  useBrokenLinks().collectAnchor(anchor);

  return (
    <figure id={anchor} className={clsx(styles.video, `k-${mark}`)} data-state={state} data-size={size}>
      <div className={styles.screen}>
        <Poster mark={mark} />
        {youtubeId && state !== 'rest' && (
          <Frame youtubeId={youtubeId} title={title} onReady={() => setState('playing')} />
        )}
        {youtubeId && state === 'rest' && (
          <button
            type="button"
            className={styles.cover}
            data-needs-script=""
            onClick={() => setState('loading')}>
            <span className={styles.key}>
              <Icon name="play" />
            </span>
            <span className="visually-hidden">Reproducir el video: {title}</span>
          </button>
        )}
        {state === 'loading' && <span className={styles.ring} />}
      </div>
      <figcaption>
        <strong>{title}</strong>
        {children && <span className={styles.line}>{children}</span>}
        {youtubeId ? (
          <span className={styles.status}>
            {state === 'rest' && <span data-needs-script="">Se reproduce desde YouTube al pulsar. </span>}
            {'Si el video no carga, '}
            <SiteLink href={`https://www.youtube.com/watch?v=${youtubeId}`}>
              ábralo en YouTube<span className="visually-hidden">{`: ${title}`}</span>
            </SiteLink>
            .
          </span>
        ) : (
          <span className={styles.status}>Este video se publicará pronto en esta página.</span>
        )}
      </figcaption>
    </figure>
  );
}
