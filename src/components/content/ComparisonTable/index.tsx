import type {ReactNode} from 'react';

import brand from '@data/brand';
import chair from '@data/comparison';

import {readTable, type Grid} from './read';
import styles from './styles.module.css';

interface Props {
  /** What the table compares; read before it, not shown. */
  readonly caption?: string;
  /** Headings of the columns, the first one for the row titles. */
  readonly columns?: Grid['columns'];
  /** Cells of each row, the first one its title. */
  readonly rows?: Grid['rows'];
  /** A group for each row, by which what is around the table may hide it (`data-group`). */
  readonly groups?: readonly string[];
  /** Whether the last column stands out (yes, unless it is said otherwise). */
  readonly highlight?: boolean;
  /** A Markdown table, instead of `columns` and `rows`. */
  readonly children?: ReactNode;
}

/** The six aspects of the chair, from `comparison.yaml`. */
const chairGrid: Grid = {
  columns: ['Aspecto', 'Qué pide el marco legal', `Con ${brand.name}`],
  rows: chair.map(({aspect, asked, withProduct}) => [aspect, asked, withProduct]),
};

/** Text of a heading, to label the cells when the table restacks. */
const label = (heading: ReactNode): string | undefined => (typeof heading === 'string' ? heading : undefined);

/**
 * A comparison whose last column stands out, or with `highlight={false}` none. On narrow screens each row becomes a block with its
 * labels repeated. Without anything else it shows the six aspects of the chair; with a Markdown
 * table inside, that table. The roles repeat what `table` says because a restacked table loses them.
 * Throws in Spanish when a row has more or fewer cells than there are columns.
 *
 * ```mdx
 * <ComparisonTable />
 *
 * <ComparisonTable caption="Aspectos de la ley">
 *
 * | Aspecto | Qué pide la ley | Con Cátedra Emocional |
 * | --- | --- | --- |
 * | Docentes | Formación del equipo | Curso básico anual |
 *
 * </ComparisonTable>
 * ```
 */
export default function ComparisonTable({
  caption,
  columns,
  rows,
  groups,
  highlight = true,
  children,
}: Props): ReactNode {
  const grid = children ? readTable(children) : columns && rows ? {columns, rows} : chairGrid;
  const product = highlight ? grid.columns.length - 1 : undefined;
  const wrong = grid.rows.findIndex((row) => row.length !== grid.columns.length);
  if (wrong >= 0) {
    throw new Error(
      `ComparisonTable: la fila ${wrong + 1} tiene ${grid.rows[wrong]?.length} celdas y debe tener ${grid.columns.length}, una por columna.`,
    );
  }
  return (
    <table role="table" className={styles.table} data-even={highlight ? undefined : ''}>
      <caption className="visually-hidden">{caption ?? 'Seis aspectos de la cátedra, uno por fila'}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {grid.columns.map((column, index) => (
            <th key={index} role="columnheader" scope="col" data-product={index === product || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {grid.rows.map(([title, ...cells], row) => (
          <tr key={row} role="row" data-group={groups?.[row]}>
            <th role="rowheader" scope="row">
              {title}
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                role="cell"
                data-label={label(grid.columns[index + 1])}
                data-product={index + 1 === product || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
