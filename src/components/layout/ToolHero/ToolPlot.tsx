import type {ReactNode} from 'react';

import {drawnTool} from '@site/src/art/lib/synthetic';
import Plot from '@site/src/components/ui/Plot';
import type {Tool} from '@site/src/data/types';

import Sign from './Sign';
import {plots} from './plots';
import styles from './styles.module.css';

/** A tool's drawing on its panel, with the key in words. Nothing where there is none (yet). */
export default function ToolPlot({tool}: {readonly tool: Tool}): ReactNode {
  const drawn = drawnTool(tool);
  if (!drawn) return null;
  const {label, key, isNumbered} = plots[drawn];
  return (
    <figure className={styles.panel}>
      <Plot name={`tool-${tool.id}`} label={label} className={styles.plot} />
      <figcaption>
        {isNumbered && (
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
