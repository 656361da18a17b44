import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {ToolId} from '@site/src/data/types';
import {bindNumbers, findTool, indicatorCount} from '@site/src/lib/tools';

import styles from './styles.module.css';

interface Props {
  /** Tool whose related ones (`tools.yaml`) are shown. */
  readonly tool: ToolId;
}

/**
 * Cards of the tools to read next.
 *
 * Throws in Spanish when the tool does not exist.
 *
 * @example
 * <RelatedTools tool="bullying-test" />
 */
export default function RelatedTools({tool: id}: Props): ReactNode {
  const related = findTool(id, 'RelatedTools').related.map((other) => findTool(other, 'RelatedTools'));
  return (
    <ul role="list" className={styles.cards} data-search="skip">
      {related.map((tool) => (
        <li key={tool.id}>
          <SiteLink href={`/${tool.id}`}>
            <strong>{tool.name}</strong>
            <span className={styles.meta}>
              {tool.duration && `${bindNumbers(tool.duration)} · `}
              {indicatorCount(tool)}
            </span>
            <span className={styles.who}>{tool.respondents}.</span>
            <Icon name="arrow" className={styles.arrow} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
