import type {ReactNode} from 'react';

import {titledItems} from '@site/src/lib/markdown-list';

import styles from './styles.module.css';

interface Props {
  /** One Markdown list of three: the passive, the aggressive and the assertive answer, in that order. */
  readonly children: ReactNode;
}

/* Two people from above: who speaks (filled) and who listens; the balloon is the way of answering. */
const scenes = [
  <>
    <circle cx="52" cy="92" r="15" className={styles.me} />
    <circle cx="148" cy="92" r="20" className={styles.other} />
    <path d="M68 40h22a12 12 0 0 1 0 24H74L60 74l4-12a12 12 0 0 1 4-22z" className={styles.quiet} />
  </>,
  <>
    <circle cx="52" cy="92" r="20" className={styles.me} />
    <circle cx="160" cy="92" r="15" className={styles.other} />
    <path
      d="M66 76l-6-18-22 2 12-16-14-14 20-3 2-19 18 11 13-15 12 14 17-10 5 18 20 1-9 17 16 12-20 6 2 18-19-7-10 14-13-13z"
      className={styles.loud}
    />
  </>,
  <>
    <circle cx="56" cy="92" r="19" className={styles.me} />
    <circle cx="144" cy="92" r="19" className={styles.other} />
    <path
      d="M34 22h44a14 14 0 0 1 14 14v6a14 14 0 0 1-14 14H70L60 70l-4-14H34a14 14 0 0 1-14-14v-6a14 14 0 0 1 14-14z"
      className={styles.clear}
    />
    <path
      d="M122 22h44a14 14 0 0 1 14 14v6a14 14 0 0 1-14 14h-22l-4 14-10-14h-8a14 14 0 0 1-14-14v-6a14 14 0 0 1 14-14z"
      className={styles.reply}
    />
  </>,
] as const;

/**
 * The three ways to answer a conflict, each with a small scene. Wraps one Markdown list of three.
 *
 * @example
 * <AnswerStyles>
 *
 * - **Pasiva.** Calla lo que siente.
 * - **Agresiva.** Se impone y hace daño.
 * - **Asertiva.** Dice lo que siente y escucha.
 *
 * </AnswerStyles>
 */
export default function AnswerStyles({children}: Props): ReactNode {
  const items = titledItems(children, 'AnswerStyles');
  if (items.length !== scenes.length) {
    throw new Error(
      `AnswerStyles: la lista tiene ${items.length} respuestas y deben ser tres: pasiva, agresiva y asertiva.`,
    );
  }
  return (
    <ul role="list" className={styles.answers}>
      {items.map(({title, text}, index) => (
        <li key={index}>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            {scenes[index]}
          </svg>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
