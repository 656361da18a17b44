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
 * A video behind a drawn poster: nobody is contacted until the visitor presses play. Without scripts
 * the key is a plain link to the video; while the data has no `youtubeId` the poster says that it
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

  const key = (
    <span className={styles.key}>
      <Icon name="play" />
    </span>
  );
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
            {key}
            <span className="visually-hidden">Reproducir el video: {title}</span>
          </button>
        )}
        {youtubeId && (
          <noscript>
            <a
              className={styles.cover}
              href={`https://www.youtube.com/watch?v=${youtubeId}`}
              target="_blank"
              rel="noopener noreferrer">
              {key}
              <span className="visually-hidden">Ver el video: {title} (se abre en una pestaña nueva)</span>
            </a>
          </noscript>
        )}
        {state === 'loading' && <span className={styles.ring} />}
      </div>
      <figcaption>
        <strong>{title}</strong>
        {children && <span className={styles.line}>{children}</span>}
        {youtubeId && state !== 'rest' && (
          <span className={styles.status}>
            Si el video no carga,{' '}
            <SiteLink href={`https://www.youtube.com/watch?v=${youtubeId}`}>ábralo en YouTube</SiteLink>.
          </span>
        )}
        {state === 'rest' && (
          <span className={styles.status}>
            {youtubeId
              ? 'Se reproduce desde YouTube al pulsar.'
              : 'Este video se publicará pronto en esta página.'}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
