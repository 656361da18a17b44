import type {ReactNode} from 'react';

import programme from '@data/programme';
import Video from '@site/src/components/content/Video';

import styles from './styles.module.css';

/**
 * The six videos of the student programme: the overview, large, and one for each step. While none is published
 * they are one line: the first says for all that it will come.
 *
 * @example
 * <VideoGallery />
 */
export default function VideoGallery(): ReactNode {
  const isWaiting = !programme.videos.some(({youtubeId}) => youtubeId);
  if (isWaiting)
    return (
      <div className={styles.waiting}>
        <p>Se publicarán pronto en esta página:</p>
        <ul role="list">
          {programme.videos.map(({id}) => (
            <li key={id}>
              <Video id={id} size="line" />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <ul role="list" className={styles.gallery}>
      {programme.videos.map(({id}, index) => (
        <li key={id}>
          {index === 0 ? (
            <Video id={id} size="large">
              Los cinco pasos en orden, de la elección del conflicto a la respuesta.
            </Video>
          ) : (
            <Video id={id} />
          )}
        </li>
      ))}
    </ul>
  );
}
