import type {ReactNode} from 'react';

import tools from '@data/tools';
import SiteLink from '@site/src/components/ui/SiteLink';
import {findTool} from '@site/src/lib/tools';

import styles from './styles.module.css';

interface Props {
  /** The tool of the page, which is left out. */
  readonly tool: string;
}

/**
 * The other tools, each by the question that it answers, and the way to the table that compares them all.
 *
 * Throws in Spanish when the tool does not exist.
 *
 * @example
 * <RelatedTools tool="bullying-test" />
 */
export default function RelatedTools({tool: id}: Props): ReactNode {
  const {id: own} = findTool(id, 'RelatedTools');
  return (
    <>
      <ul role="list" className={styles.tools} data-search="skip">
        {tools
          .filter((tool) => tool.id !== own)
          .map((tool) => (
            <li key={tool.id}>
              <SiteLink href={`/${tool.id}`}>{tool.shortName}</SiteLink>
              {tool.question}
            </li>
          ))}
      </ul>
      <p>
        <SiteLink href="/#herramientas">Compare todas las herramientas</SiteLink>
      </p>
    </>
  );
}
