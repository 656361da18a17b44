import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

interface WithChildren {
  readonly children?: ReactNode;
}

export interface Grid {
  readonly columns: readonly ReactNode[];
  readonly rows: readonly (readonly ReactNode[])[];
}

const elements = (node: ReactNode): ReactElement<WithChildren>[] =>
  Children.toArray(node).filter((child) => isValidElement<WithChildren>(child));

const cells = (row: ReactElement<WithChildren>): ReactNode[] =>
  elements(row.props.children).map((cell) => cell.props.children);

/**
 * Columns and rows of the one Markdown table among the children. Throws in Spanish when there is
 * none, when something else is beside it or when it has no rows.
 */
export function readTable(children: ReactNode): Grid {
  const [table, ...others] = elements(children);
  const [head, body] = table ? elements(table.props.children) : [];
  const header = head ? elements(head.props.children)[0] : undefined;
  if (others.length > 0 || !header || !body) {
    throw new Error(
      'ComparisonTable: escriba entre las etiquetas una sola tabla de Markdown, con encabezado y filas, y una línea en blanco antes y después.',
    );
  }
  return {columns: cells(header), rows: elements(body.props.children).map(cells)};
}
