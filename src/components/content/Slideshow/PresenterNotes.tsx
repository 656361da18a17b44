import {useEffect, useRef, type ReactNode} from 'react';

import speakerNotes from '@data/speaker-notes';
import Icon from '@site/src/components/ui/Icon';
import type {Slide, SpeakerNotes} from '@site/src/data/types';

import styles from './presenter.module.css';
import useMore from './useMore';
import useNotesSize, {LARGEST} from './useNotesSize';

interface Props {
  readonly slide: Slide;
  /** The fuller notes of the handout instead of what is said. */
  readonly isReading: boolean;
  readonly onReading: () => void;
}

/** Long notes scroll, and must do so by keyboard too. */
const SCROLLS = 0;

function List({title, texts}: {readonly title: string; readonly texts: readonly string[]}): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <ul role="list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** What is said, read from top to bottom: to do, to say, the way on; then what may be asked and not claimed. */
function Script({notes}: {readonly notes: SpeakerNotes}): ReactNode {
  const {actions, say, bridge, question, avoid} = notes;
  return (
    <>
      {actions && (
        <div className={styles.actions}>
          <List title="Qué hacer" texts={actions} />
        </div>
      )}
      {say.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {bridge && (
        <p className={styles.bridge}>
          <Icon name="arrow" />
          {bridge}
        </p>
      )}
      <h2>Si preguntan: {question.ask}</h2>
      <p>
        {question.answer} <span className={styles.source}>Fuente: {question.source.label}.</span>
      </p>
      <List title="No afirme" texts={avoid} />
    </>
  );
}

/** The presenter's notes in the size that suits the room, with a sign when there is more below. */
export default function PresenterNotes({slide, isReading, onReading}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useNotesSize();
  const notes = speakerNotes.find(({slide: id}) => id === slide.id);
  const hasMore = useMore(end, slide.id);
  useEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [slide.id, isReading]);

  // In a small window the whole view scrolls, in a large one the box: the one that cannot stays.
  const readOn = (): void => {
    const page = box.current?.closest<HTMLElement>('[data-presenter]');
    for (const element of [box.current, page]) element?.scrollBy(0, element.clientHeight * 0.7);
  };

  return (
    <section className={styles.notes} aria-label="Notas" data-size={size}>
      <div className={styles.notesHead}>
        <button type="button" aria-pressed={isReading} onClick={onReading}>
          Notas del folleto
        </button>
        <button
          type="button"
          aria-label="Letra más pequeña"
          aria-disabled={size === 1}
          onClick={() => setSize(size - 1)}>
          A−
        </button>
        <button
          type="button"
          aria-label="Letra más grande"
          aria-disabled={size === LARGEST}
          onClick={() => setSize(size + 1)}>
          A+
        </button>
      </div>
      <section ref={box} className={styles.notesText} aria-label="Texto" tabIndex={SCROLLS}>
        {isReading || !notes ? (
          <>
            {slide.readerNotes.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {slide.sources && <List title="Fuentes" texts={slide.sources.map(({label}) => label)} />}
          </>
        ) : (
          <Script notes={notes} />
        )}
        <span ref={end} className={styles.end} />
      </section>
      {hasMore && (
        <button type="button" className={styles.more} onClick={readOn}>
          Hay más abajo
          <Icon name="chevron" />
        </button>
      )}
    </section>
  );
}
