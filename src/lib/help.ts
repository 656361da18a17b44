import help from '@data/help';

import {soundOf} from '../search/engine/spelling';
import {fold, wordsOf} from '../search/engine/words';

/** The words of a text as they sound, each after a space: whoever is in danger does not mind the spelling. */
const heard = (text: string): string =>
  wordsOf(fold(text))
    .map((word) => ` ${soundOf(word)}`)
    .join('');

/** Several words are one phrase, of which the last may be the beginning of a word. */
const DANGER = help.words.map(heard);
const HARMLESS = help.harmless.map(heard);

/** Whether a text has a word of danger of help.yaml: whoever writes it may need help now. */
export const asksForHelp = (text: string): boolean => {
  // Each leaves a gap, so that what stood around it is no phrase.
  const asked = HARMLESS.reduce((rest, phrase) => rest.replaceAll(phrase, ' -'), heard(text));
  return DANGER.some((phrase) => asked.includes(phrase));
};
