import type {ReactNode} from 'react';

import {drawnTool, profiles, type DrawnTool} from '@site/src/art/lib/synthetic';
import type {Indicator} from '@site/src/data/types';
import {findTool, indicatorCount} from '@site/src/lib/tools';

import IndicatorPlot, {plotText} from './IndicatorPlot';
import styles from './styles.module.css';

interface Props {
  /** Route of the tool without its slash: `bullying-test`. */
  readonly tool: string;
}

const scaleNames = {strip: 'prom.', pair: '2.ª', poles: ''} as const;

function Row({
  tool,
  indicator,
  index,
}: {
  /** None: the row has no plot. */
  readonly tool: DrawnTool | undefined;
  readonly indicator: Indicator;
  readonly index: number;
}): ReactNode {
  const {name, definition, poles} = indicator;
  const {value, sentence} = tool ? plotText(tool, index, indicator) : {};
  return (
    <li
      id={`indicador-${indicator.id}`}
      className={`${styles.row} k-autocuidado`}
      data-indicator={indicator.id}
      data-search-title={name}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.definition}>{definition}</p>
      </div>
      <div className={styles.plot}>
        <div className={styles.drawing}>
          {tool && <IndicatorPlot tool={tool} index={index} />}
          {poles && (
            <p className={styles.poles}>
              <span>{poles[0]}</span>
              <span>{poles[1]}</span>
            </p>
          )}
        </div>
        {sentence && <p className="visually-hidden">{sentence}</p>}
        {value && (
          <span className={styles.value} aria-hidden="true">
            {value}
          </span>
        )}
      </div>
    </li>
  );
}

/**
 * The indicators of a tool: number, name, definition and a plot of invented values. Strip: one dot a
 * student (course, teacher) and a line at the mean. Pair: a family's two applications. Poles: the
 * same between two named ends, neither good nor bad. A tool that nobody has drawn yet has no plots. Sits beside its heading from 960 px.
 *
 * Throws in Spanish when the tool does not exist.
 *
 * @example
 * <IndicatorList tool="bullying-test" />
 */
export default function IndicatorList({tool: id}: Props): ReactNode {
  const tool = findTool(id, 'IndicatorList');
  const drawn = drawnTool(tool);
  const {kind, sample} = drawn ? profiles[drawn] : {};
  return (
    <div className={styles.list} data-kind={kind ?? 'none'}>
      {kind && kind !== 'poles' && (
        <div className={styles.scale} aria-hidden="true">
          <span className={styles.ticks}>
            <span>0</span>
            <span>50</span>
            <span>100</span>
          </span>
          <span>{scaleNames[kind]}</span>
        </div>
      )}
      <ol role="list" aria-label={indicatorCount(tool)}>
        {tool.indicators.map((indicator, index) => (
          <Row key={indicator.id} tool={drawn} indicator={indicator} index={index} />
        ))}
      </ol>
      {sample && <p className={styles.note}>Datos sintéticos de {sample}.</p>}
    </div>
  );
}
