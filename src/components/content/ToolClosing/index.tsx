import type {ReactNode} from 'react';

import HabilmindCard from '@site/src/components/content/HabilmindCard';
import ActionLink from '@site/src/components/ui/ActionLink';
import {outbound} from '@site/src/lib/links';
import {bindNumbers, findTool, indicatorCount} from '@site/src/lib/tools';

import styles from './styles.module.css';

interface Props {
  /** Route of the tool without its slash. */
  readonly tool: string;
}

/**
 * The call that ends a tool's page: the tool in one line, «Probar gratis», the secondary button and,
 * where the tool has it, the card «Ir a Habilmind».
 *
 * Throws in Spanish when the tool does not exist.
 *
 * @example
 * <ToolClosing tool="socioemociograma" />
 */
export default function ToolClosing({tool: id}: Props): ReactNode {
  const tool = findTool(id, 'ToolClosing');
  const {name, duration, respondents, secondary, closingLink, habilmindCard} = tool;
  return (
    <div className={styles.closing} data-card={habilmindCard ? '' : undefined}>
      <div className={styles.call}>
        <div>
          <h3>{name}</h3>
          <p>
            {indicatorCount(tool)}. {respondents}.{duration && ` ${bindNumbers(duration)}.`}
          </p>
        </div>
        <div className={styles.actions}>
          <ActionLink href={outbound(closingLink).href}>Probar gratis</ActionLink>
          <ActionLink href={outbound(secondary.link).href} variant="secondary">
            {secondary.label}
          </ActionLink>
        </div>
      </div>
      {habilmindCard && <HabilmindCard />}
    </div>
  );
}
