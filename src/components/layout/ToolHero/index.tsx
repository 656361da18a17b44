import type {ReactNode} from 'react';

import ActionLink from '@site/src/components/ui/ActionLink';
import Art from '@site/src/components/ui/Art';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import type {Tool} from '@site/src/data/types';
import {outbound} from '@site/src/lib/links';
import {bindNumbers, findTool, indicatorCount} from '@site/src/lib/tools';

import ToolPlot from './ToolPlot';
import styles from './styles.module.css';

interface Props {
  readonly frontMatter: PageFrontMatter;
  /** Route of the tool without its slash. */
  readonly tool: string;
  /** Breadcrumbs and the two indexes. */
  readonly bar?: ReactNode;
}

function Facts({tool}: {readonly tool: Tool}): ReactNode {
  const facts = [
    ...(tool.duration ? [['Duración', bindNumbers(tool.duration)] as const] : []),
    ['Responden', bindNumbers(tool.respondents)],
    ['Mide', indicatorCount(tool)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The head of a tool's page on the court: name, lead, three facts, two buttons and the tool's plot.
 * Facts and links come from `tools.yaml`, title and lead from the front matter.
 *
 * Throws in Spanish when the tool does not exist.
 */
export default function ToolHero({frontMatter, tool: id, bar}: Props): ReactNode {
  const tool = findTool(id, 'ToolHero');
  const {secondary, heroDuration} = tool;
  return (
    <header className={`${styles.hero} on-court`}>
      <Art name="court-corner" className={styles.paint} />
      <div className="wrap">
        {bar}
        <div className={styles.columns}>
          <div className={styles.text}>
            <h1 data-long={frontMatter.title.length > 24 ? '' : undefined}>{frontMatter.title}</h1>
            <p className={styles.lead}>
              {frontMatter.lead}
              {heroDuration && ` Se responde en ${bindNumbers(heroDuration)}.`}
            </p>
            <Facts tool={tool} />
            <div className={styles.actions}>
              <ActionLink href={outbound('trial').href}>Probar gratis</ActionLink>
              <ActionLink href={outbound(secondary.link).href} variant="secondary">
                {secondary.label}
              </ActionLink>
            </div>
          </div>
          <ToolPlot tool={tool} />
        </div>
      </div>
    </header>
  );
}
