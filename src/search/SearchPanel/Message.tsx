import type {ReactNode} from 'react';

import type {Answer} from '@site/src/search/engine/engine';
import {fold, wordsOf} from '@site/src/search/engine/words';

import styles from './styles.module.css';

interface Props {
  readonly text: string;
  readonly answer?: Answer;
  readonly isWaiting: boolean;
  readonly section?: string;
}

const quote = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ');

/** What was found, in a sentence or two. */
function describe(answer: Answer, text: string, section?: string): string {
  const {count, corrections, missing, isPartial, otherLaw, noArticle} = answer;
  const named: string[] = [];
  if (noArticle) {
    const {law, article} = noArticle;
    named.push(
      law === undefined
        ? `Ninguna de las leyes que explicamos tiene artículo ${article}.`
        : `La Ley ${law} no tiene artículo ${article}. Estos son los que tiene.`,
    );
  }
  if (otherLaw !== undefined) named.push(`Este sitio no explica la Ley ${otherLaw}.`);
  const where = section ? ` en ${section}` : '';
  const typed = wordsOf(text);
  const unknown = quote(missing.map((word) => typed.find((other) => fold(other) === word) ?? word));
  if (count === 0) {
    const way = section
      ? 'Pruebe en todo el sitio.'
      : 'Pruebe con el nombre de una herramienta o el número de una ley.';
    if (named.length > 0) return named.join(' ');
    if (typed.length === 0) return `Escriba al menos una letra o un número. ${way}`;
    const nothing = `Nada con «${text.slice(0, 60)}»${where}`;
    const isSome = missing.length > 0 && missing.length < typed.length;
    return isSome ? `${nothing}: ningún texto tiene ${unknown}. ${way}` : `${nothing}. ${way}`;
  }
  const isUnknown = missing.length > 0 && otherLaw === undefined;
  const rest = isUnknown ? [`Ningún texto tiene ${unknown}. Con lo demás:`] : [];
  const parts = [...named, ...rest, count === 1 ? `1 resultado${where}.` : `${count} resultados${where}.`];
  if (corrections.length > 0) parts.push(`Mostrando resultados de ${quote(corrections.map(({to}) => to))}.`);
  if (isPartial) parts.push('Ninguna página tiene todas las palabras; estas tienen algunas.');
  return parts.join(' ');
}

/** The one live region of search: it says that the search goes on, and then what it found. */
export default function Message({text, answer, isWaiting, section}: Props): ReactNode {
  // The sentence of the answer before stays while the next one comes: it takes milliseconds.
  const message = text === '' ? '' : answer ? describe(answer, text, section) : 'Buscando…';
  return (
    <p role="status" className={styles.status} data-waiting={isWaiting}>
      {message}
    </p>
  );
}
