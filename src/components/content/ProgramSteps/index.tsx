import type {ReactNode} from 'react';

import programme from '@data/programme';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';

import styles from './styles.module.css';

/**
 * The five steps of the student programme as a comic strip: numbered discs on a dotted path, one
 * panel each (`src/art/paso-1.ts` to `paso-5.ts`), title, one line and, once it is published, the link to its video.
 *
 * @example
 * <ProgramSteps />
 */
export default function ProgramSteps(): ReactNode {
  return (
    <ol role="list" className={styles.steps}>
      {programme.steps.map(({id, title, description, video}, index) => (
        <li key={id} className={styles.step}>
          <span className={styles.disc} aria-hidden="true">
            {index + 1}
          </span>
          <Art name={`paso-${index + 1}`} className={styles.panel} />
          <div className={styles.caption}>
            <h3>
              <span className="visually-hidden">Paso {index + 1}: </span>
              {title}
            </h3>
            <p>{description}</p>
            {programme.videos.some(({id: other, youtubeId}) => other === video && youtubeId) && (
              <SiteLink href={`/emotional-mind#video-${video}`} className={styles.video}>
                <Icon name="play" />
                Video del paso {index + 1}
              </SiteLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
