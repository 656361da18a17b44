import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import styles from './styles.module.css';

export interface AccordionItem {
  /** Fixed ASCII id of the heading; the answer gets `<id>-respuesta`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  /** Groups the items: one open at a time. Unique on the page. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
}

/**
 * A list of questions that open one at a time; the open one can be closed. Native `<details name>`:
 * it works, is found by the browser's search and opens by the answer's hash without scripts; `browser.ts`
 * adds the arrow keys.
 */
export default function Accordion({name, items}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  items.forEach(({id}) => {
    collectAnchor(id);
    collectAnchor(`${id}-respuesta`);
  });
  return (
    <div className={styles.accordion} data-accordion="" data-wakes="keys">
      {items.map(({id, title, content}) => (
        <details key={id} name={name} className={styles.item} data-search-record="Preguntas">
          <summary className={styles.summary}>
            <h3 id={id} className={styles.title}>
              {title}
            </h3>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div id={`${id}-respuesta`} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
