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
  return (
    <ul role="list" className={isWaiting ? styles.waiting : styles.gallery}>
      {programme.videos.map(({id}, index) => (
        <li key={id}>
          {index === 0 ? (
            <Video id={id} size={isWaiting ? 'regular' : 'large'}>
              {!isWaiting && 'Los cinco pasos en orden, de la elección del conflicto a la respuesta.'}
            </Video>
          ) : (
            <Video id={id} {...(isWaiting && {size: 'line'})} />
          )}
        </li>
      ))}
    </ul>
  );
}
