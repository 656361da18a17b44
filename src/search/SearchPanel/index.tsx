import {useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject} from 'react';

import {base} from '@site/src/lib/address';
import {asksForHelp} from '@site/src/lib/help';
import {isPlainPress} from '@site/src/lib/press';

import Help from './Help';
import landOn from './landOn';
import Message from './Message';
import Problem from './Problem';
import Results from './Results';
import Sections from './Sections';
import Start from './Start';
import styles from './styles.module.css';
import useArrows from './useArrows';
import useRecent from './useRecent';
import useSearch, {FIRST_PAGE} from './useSearch';

export interface PanelProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * What is under the field of the search dialog: suggestions, results and every state in between.
 * Downloaded with the first opening (`mount.tsx`); the field itself belongs to `SiteSearch`.
 */
export default function SearchPanel({text, onText, onClose, field}: PanelProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [section, setSection] = useState<string>();
  const [more, setMore] = useState({text, limit: FIRST_PAGE});
  // Another question starts again from the first results.
  const limit = more.text === text ? more.limit : FIRST_PAGE;
  const {recent, remember, forget} = useRecent();
  const {
    answer,
    answered = '',
    within,
    isComplete = false,
    isCurrent,
    problem,
    isWaiting,
    retry,
  } = useSearch({text, limit, ...(section ? {section} : {})});
  useArrows(root, field);

  const isBlank = text.trim() === '';
  // Also when nothing was found: the ways that most people take, rather than an empty window.
  const showsStart = isBlank || (isCurrent && answer?.groups.length === 0);

  const needsHelp = asksForHelp(text);
  // Whoever asks for help leaves no trace of it.
  const keep = (): void => {
    if (!showsStart && !needsHelp) remember(text);
  };
  const follow = (url: string): void => {
    keep();
    onClose();
    window.location.assign(url);
    landOn(url);
  };
  const handleFollow = (event: MouseEvent, url: string): void => {
    if (!isPlainPress(event)) {
      keep();
      return;
    }
    event.preventDefault();
    follow(url);
  };

  // Enter in the field opens the first answer, also when it is pressed before the answer is there.
  const first = answer && isCurrent ? answer.groups[0]?.hits[0]?.url : undefined;
  const wantsFirst = useRef(false);
  useEffect(() => {
    const go = (): void => {
      wantsFirst.current = first === undefined;
      if (first === undefined) return;
      follow(first);
    };
    if (wantsFirst.current && first !== undefined) go();
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        if (!isBlank) go();
      } else wantsFirst.current = false;
    };
    const input = field.current;
    input?.addEventListener('keydown', handleKey);
    return () => input?.removeEventListener('keydown', handleKey);
  });

  if (problem)
    return (
      <>
        {needsHelp && <Help />}
        <Problem kind={problem} onRetry={retry} />
      </>
    );
  return (
    <div ref={root} className={styles.panel} data-answered={isComplete && isCurrent ? answered : ''}>
      {needsHelp && <Help />}
      {!isBlank && <Sections value={section} onChange={setSection} />}
      <Message text={text.trim()} answer={answer} isWaiting={isWaiting} section={within} />
      {showsStart && (
        <Start
          recent={recent}
          onForget={forget}
          onFollow={handleFollow}
          baseUrl={base}
          onPick={(picked) => {
            onText(picked);
            field.current?.focus();
          }}
        />
      )}
      {!isBlank && answer && (
        <>
          <Results groups={answer.groups} onFollow={handleFollow} />
          {answer.hasMore && (
            <button
              type="button"
              className={styles.more}
              onClick={() => setMore({text, limit: limit + FIRST_PAGE})}>
              Mostrar más resultados
            </button>
          )}
        </>
      )}
    </div>
  );
}
