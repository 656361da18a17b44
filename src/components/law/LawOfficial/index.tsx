import type {ReactNode} from 'react';

import {useOfficial} from './context';
import {OFFICIAL_KEY} from './key';
import styles from './styles.module.css';

interface Props {
  readonly number: number;
}

/** Digits of the fingerprint that a reader can compare at a glance. */
const SHORT = 12;

/**
 * The literal text of an article, from `texto-oficial.txt`: open until the reader closes it, always
 * open on paper (`browser.ts`). Nothing when the file is not there.
 */
export default function LawOfficial({number}: Props): ReactNode {
  const official = useOfficial();
  const paragraphs = official?.articles[number];
  if (!official || !paragraphs) return null;
  return (
    <details data-official="" data-wakes="" data-stored={OFFICIAL_KEY} className={styles.official} open>
      <summary>
        Texto oficial<span className="visually-hidden"> del artículo {number}</span>
      </summary>
      <div className={styles.text}>
        {paragraphs.map((paragraph, index) => (
          // Paragraphs of a law never change their order, and two may read the same.
          <p key={index}>{paragraph}</p>
        ))}
        <p className={styles.print}>
          Huella SHA-256: <code>{official.sha256.slice(0, SHORT)}</code>
        </p>
      </div>
    </details>
  );
}
