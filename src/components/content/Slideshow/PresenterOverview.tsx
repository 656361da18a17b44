import {useEffect, useRef, type ReactNode} from 'react';

import slides from '@data/slides';
import Icon from '@site/src/components/ui/Icon';

import styles from './presenter.module.css';
import SlideFrame from './SlideFrame';

interface Props {
  /** The slide on show. */
  readonly index: number;
  readonly onPick: (index: number) => void;
  readonly onClose: () => void;
}

/** All slides in the presenter's window: the next one is chosen here and the audience sees nothing of it. */
export default function PresenterOverview({index, onPick, onClose}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, []);

  return (
    <dialog ref={ref} className={styles.overview} aria-labelledby="presenter-overview" onClose={onClose}>
      <div className={styles.overviewHead}>
        <h2 id="presenter-overview">Todas las diapositivas</h2>
        <button type="button" aria-label="Cerrar" onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <ol role="list">
        {slides.map((slide, position) => (
          <li key={slide.id}>
            <div className={styles.picture}>
              <SlideFrame slide={slide} index={position} total={slides.length} isCopy />
            </div>
            <button
              type="button"
              aria-current={position === index ? 'true' : undefined}
              onClick={() => {
                onPick(position);
                // Closed by itself, the dialog gives the focus back to where it came from.
                ref.current?.close();
              }}>
              {position + 1}. {slide.title}
            </button>
          </li>
        ))}
      </ol>
    </dialog>
  );
}
