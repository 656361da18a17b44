import type {ReactNode} from 'react';

import type {Answer} from '@site/src/lib/search/engine';

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
        : `La Ley ${law} no tiene artículo ${article}. En su página está la lista de los que tiene.`,
    );
  }
  if (otherLaw !== undefined) named.push(`Este sitio no explica la Ley ${otherLaw}.`);
  const where = section ? ` en ${section}` : '';
  if (count === 0) {
    const way = section
      ? 'Pruebe en todo el sitio.'
      : 'Pruebe con el nombre de una herramienta o el número de una ley.';
    if (named.length > 0) return named.join(' ');
    return /[\p{L}\p{N}]/u.test(text)
      ? `Nada con «${text.slice(0, 60)}»${where}. ${way}`
      : `Escriba al menos una letra o un número. ${way}`;
  }
  const parts = [...named, count === 1 ? `1 resultado${where}.` : `${count} resultados${where}.`];
  if (corrections.length > 0) parts.push(`Mostrando resultados de ${quote(corrections.map(({to}) => to))}.`);
  if (missing.length > 0) parts.push(`El sitio no tiene ${quote(missing)}; se buscó lo demás.`);
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
