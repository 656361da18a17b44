import help from '@data/help';

import {fold, wordsOf} from '../search/engine/words';

/** Folded as a query is; several words are one phrase, of which the last may be the beginning of a word. */
const PHRASES = help.words.map((words) => ` ${fold(words)}`);

/** Whether a text has a word of danger of help.yaml: whoever writes it may need help now. */
export const asksForHelp = (text: string): boolean => {
  const asked = ` ${wordsOf(fold(text)).join(' ')}`;
  return PHRASES.some((phrase) => asked.includes(phrase));
};
