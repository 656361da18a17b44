import type {ReactNode} from 'react';

import programme from '@data/programme';
import Video from '@site/src/components/content/Video';

import styles from './styles.module.css';

/**
 * The six videos of the student programme: the overview, large, and one for each step.
 *
 * @example
 * <VideoGallery />
 */
export default function VideoGallery(): ReactNode {
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
