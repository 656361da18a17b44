import type {ReactNode} from 'react';

import {drawnTool, type DrawnTool} from '@site/src/art/lib/synthetic';
import Plot from '@site/src/components/ui/Plot';
import type {Tool} from '@site/src/data/types';

import Sign from './Sign';
import styles from './styles.module.css';

/** Its drawing has numbers for the indicators; their names follow it. */
const NUMBERED: DrawnTool = 'convivencia-familiar';

/** A tool's drawing on its panel, with the key in words (`plot` in `tools.yaml`). Nothing where one of them is missing. */
export default function ToolPlot({tool}: {readonly tool: Tool}): ReactNode {
  const drawn = drawnTool(tool);
  if (!drawn || !tool.plot) return null;
  const {label, key} = tool.plot;
  return (
    <figure className={styles.panel}>
      <Plot name={`tool-${tool.id}`} label={`${label} Datos sintéticos.`} className={styles.plot} />
      <figcaption>
        {drawn === NUMBERED && (
          <ol role="list" className={styles.names}>
            {tool.indicators.map(({id, name}, index) => (
              <li key={id}>
                <b>{index + 1}</b> {name}
              </li>
            ))}
          </ol>
        )}
        <ul role="list" className={styles.key}>
          {key.map(({sign, title, text}) => (
            <li key={title}>
              <Sign sign={sign} />
              <span>
                <strong>{title}</strong> {text}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>Datos sintéticos.</p>
      </figcaption>
    </figure>
  );
}
