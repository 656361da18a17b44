import type {ReactNode} from 'react';

import {NOTES} from '@site/src/art/lib/reports';
import {drawnTool} from '@site/src/art/lib/synthetic';
import Icon from '@site/src/components/ui/Icon';
import Plot from '@site/src/components/ui/Plot';
import {findTool} from '@site/src/lib/tools';

import {tables, type Table} from './tables';
import styles from './styles.module.css';

interface Props {
  /** Route of the tool without its slash. */
  readonly tool: string;
  /** On a page that is not the tool's: without the table of values, and only the sentences with a number in the drawing. */
  readonly short?: boolean;
}

function Values({title, columns, rows}: Table & {readonly title: string}): ReactNode {
  return (
    <details className={styles.values}>
      <summary>
        <Icon name="chevron" />
        Ver los valores en una tabla
      </summary>
      <section className={styles.scroll} aria-label={`Valores: ${title}`} tabIndex={0}>
        <table>
          <caption>Datos sintéticos</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/**
 * A sample of a tool's report: drawing `report-<tool>`, how to read it, its values in a table and
 * the sentence that says what the tool is not. The words come from `tools.yaml`; the data are invented and the caption
 * says so. A tool that nobody has drawn yet, or without `report`, has that sentence alone.
 *
 * Throws in Spanish when the tool does not exist.
 *
 * @example
 * <ToolReport tool="bullying-test" />
 * <ToolReport tool="bullying-test" short />
 */
export default function ToolReport({tool: id, short = false}: Props): ReactNode {
  const tool = findTool(id, 'ToolReport');
  const {report} = tool;
  const drawn = drawnTool(tool);
  const caution = (
    <p className={styles.caution}>
      <Icon name="shield" />
      <span>{tool.caution}</span>
    </p>
  );
  if (!drawn || !report) return caution;
  const reading = short ? report.reading.slice(0, NOTES[drawn]) : report.reading;
  const spread = (
    <div className={`${styles.report} on-court`}>
      <figure className={styles.sheet} aria-label={report.title}>
        <p className={styles.head}>
          <span>{tool.name}</span>
          <span>Datos sintéticos</span>
        </p>
        <h3>{report.title}</h3>
        <Plot
          name={`report-${tool.id}`}
          label={`Gráfico de ejemplo. ${reading.join(' ')} ${short ? 'La página de la herramienta' : 'La tabla de abajo'} trae los valores.`}
        />
        <figcaption>El informe real puede verse de otra manera.</figcaption>
      </figure>
      <div className={styles.side}>
        <h3>Cómo se lee</h3>
        <ul role="list">
          {reading.map((sentence, index) => (
            <li key={sentence}>
              {index < NOTES[drawn] && <b aria-hidden="true">{index + 1}</b>}
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
  if (short) return spread;
  return (
    <div>
      {spread}
      <div className={styles.below}>
        <Values title={report.title} {...tables[drawn](tool, drawn)} />
        {caution}
      </div>
    </div>
  );
}
