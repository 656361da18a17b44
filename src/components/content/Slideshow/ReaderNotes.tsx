import type {ReactNode} from 'react';

import links from '@data/links';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Slide, SlideSource} from '@site/src/data/types';

import styles from './styles.module.css';

function addressOf({to, link, label}: SlideSource, slide: string): string {
  const href = to ?? links.find(({id}) => id === link)?.href;
  if (!href)
    throw new Error(`slides.yaml: la fuente «${label}» de «${slide}» no tiene «to» ni un «link» que exista.`);
  return href;
}

/** What the presenter would say, in writing, with its sources: the handout and the page without scripts. */
export default function ReaderNotes({slide}: {readonly slide: Slide}): ReactNode {
  return (
    <div className={styles.notes}>
      {slide.readerNotes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {slide.sources && slide.sources.length > 0 && (
        <ul role="list" aria-label="Para leer más">
          {slide.sources.map((source) => (
            <li key={source.label}>
              <SiteLink href={addressOf(source, slide.id)}>{source.label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
