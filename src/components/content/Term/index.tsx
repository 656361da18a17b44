import {useId, type ReactNode} from 'react';
import terms from '@laws/terms.json';

import SiteLink from '@site/src/components/ui/SiteLink';

import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

interface Props {
  /** Id of the term's heading in the definitions of Ley 2503. */
  readonly id: string;
  /** The word as the sentence has it. */
  readonly children: ReactNode;
}

/**
 * A word that Ley 2503 defines: pressed, it shows its meaning in place. A native popover, so it opens
 * by touch and keyboard and closes with Escape without any script. The meaning is read from the
 * definitions of the law page. Throws on an unknown term.
 *
 * ```mdx
 * La cátedra cuida el <Term id="bienestar">bienestar</Term> de cada estudiante.
 * ```
 */
export default function Term({id, children}: Props): ReactNode {
  const popover = useId();
  const term = terms[id];
  if (!term) {
    throw new Error(`Term: la Ley 2503 no define «${id}». Use: ${Object.keys(terms).join(', ')}.`);
  }
  return (
    <>
      <button type="button" popoverTarget={popover} className={styles.word}>
        {children}
        <span className="visually-hidden"> (ver qué significa)</span>
      </button>
      <span id={popover} popover="auto" role="note" className={styles.meaning}>
        <strong>{term.name}</strong>
        <span>{term.text}</span>
        <SiteLink href={`/ley-2503-de-2025#${id}`}>{`Ver en la Ley${NBSP}2503, artículo${NBSP}2`}</SiteLink>
      </span>
    </>
  );
}
