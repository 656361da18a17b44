import {useCallback, useEffect, useState} from 'react';

import laws from '@data/laws';
import {base} from '@site/src/lib/address';
import {growBelow} from '@site/src/search/engine/answer';
import type {Answer, Search} from '@site/src/search/engine/engine';
import {loadSearch, SearchProblem, type ProblemKind} from '@site/src/search/engine/load';
import {isBeginning} from '@site/src/search/engine/query';

const LAW_NUMBERS = laws.map(({number}) => number);

/** An empty answer in the middle of a word is not news; it waits until the typing stops. */
const EMPTY_AFTER = 500;

/** The texts of other answers than the first come when the typing rests, so that a letter costs little. */
const REST_AFTER = 250;

/** What is only the beginning of a question is not asked while the typing goes on. */
const BEGINNING_AFTER = 250;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const FIRST_PAGE = 8;

/** One for the page: the panel is drawn anew at each opening. */
let loaded: {readonly attempt: number; readonly search: Promise<Search>} | undefined;

interface State {
  readonly answer?: Answer;
  /** What the answer is about. */
  readonly answered?: string;
  /** The section it was looked for in; all of them if there is none. */
  readonly within?: string | undefined;
  /** All results that the first page of the list has are there. */
  readonly isComplete?: boolean;
  readonly problem?: ProblemKind;
}

interface Question {
  readonly text: string;
  readonly section?: string;
  readonly limit: number;
}

/**
 * Answers a question as it is typed. What is typed while the index loads is searched when it is
 * ready; the answer before stays until the next one comes.
 */
export default function useSearch({text, section, limit}: Question) {
  const [attempt, setAttempt] = useState(loaded?.attempt ?? 0);
  const [state, setState] = useState<State>({});
  const asked = text.trim();

  useEffect(() => {
    if (loaded?.attempt !== attempt) {
      loaded = {attempt, search: loadSearch({baseUrl: base, laws: LAW_NUMBERS, attempt})};
    }
    const {search} = loaded;
    let isCurrent = true;
    let timer: number | undefined;

    const show = (answer: Answer): void => {
      if (!isCurrent) return;
      setState((before) => {
        const isSame = before.answered === asked && before.within === section;
        const groups =
          isSame && before.answer ? growBelow(before.answer.groups, answer.groups) : answer.groups;
        return {
          answer: {...answer, groups},
          answered: asked,
          within: section,
          isComplete: answer.isComplete,
        };
      });
    };
    search
      .then(async (find) => {
        if (asked === '') {
          if (isCurrent) setState({});
          return;
        }
        if (isBeginning(asked)) await pause(BEGINNING_AFTER);
        if (!isCurrent) return;
        const options = {limit, ...(section ? {section} : {})};
        let answer = await find(asked, {...options, isQuick: limit === FIRST_PAGE});
        if (!answer.isComplete) {
          if (answer.groups.length > 0) show(answer);
          await pause(REST_AFTER);
          if (!isCurrent) return;
          answer = await find(asked, options);
        }
        if (answer.count > 0) show(answer);
        else timer = window.setTimeout(() => show(answer), EMPTY_AFTER);
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        const problem = error instanceof SearchProblem ? error.kind : 'download';
        // After a deploy the index that is in memory names files that are gone, and after a cut line a browser
        // may give the failed file again that it had fetched ahead: each asking is two attempts.
        if (problem === 'download' && attempt % 2 === 0) setAttempt(attempt + 1);
        else setState({problem});
      });
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [asked, section, limit, attempt]);

  const retry = useCallback((): void => {
    setState({});
    setAttempt((count) => count + 2 - (count % 2));
  }, []);

  const isCurrent = state.answered === asked && state.within === section;
  return {...state, isCurrent, isWaiting: !state.problem && asked !== '' && !isCurrent, retry};
}
