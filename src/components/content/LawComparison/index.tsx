/* On phones CSS turns rows and cells into blocks; browsers then forget that they are a table. */
import type {ReactNode} from 'react';
import rows from '@data/law-comparison';

import LawCompetences from '@site/src/components/content/LawCompetences';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import type {LawComparisonRow, LawId} from '@site/src/data/types';

import styles from './styles.module.css';

const COLUMNS: readonly {law: LawId; key: 'ley2491' | 'ley2503'; name: string}[] = [
  {law: 'ley-2491-de-2025', key: 'ley2491', name: 'Ley\u00a02491'},
  {law: 'ley-2503-de-2025', key: 'ley2503', name: 'Ley\u00a02503'},
];

function Cell({
  row,
  column,
}: {
  readonly row: LawComparisonRow;
  readonly column: (typeof COLUMNS)[number];
}): ReactNode {
  const {text, articles} = row[column.key];
  return (
    <td role="cell">
      <span className={styles.label} aria-hidden="true">
        {column.name}
      </span>
      {text}
      {row.competences && <LawCompetences law={column.law} size="small" />}
      {articles.length > 0 && (
        <span className={styles.articles}>
          {articles.map((number) => (
            <ArticleLink key={number} law={column.law} number={number} form="short" />
          ))}
        </span>
      )}
    </td>
  );
}

/**
 * Both laws side by side; every cell links the articles that say it. Rows become blocks on phones,
 * with the roles of a table kept. Draws on law-comparison.yaml.
 *
 * ```mdx
 * <LawComparison />
 * ```
 */
export default function LawComparison(): ReactNode {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">Comparación de la Ley 2491 y la Ley 2503 de 2025</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Aspecto
          </th>
          {COLUMNS.map(({law, name}) => (
            <th key={law} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.aspect} role="row">
            <th role="rowheader" scope="row">
              {row.aspect}
            </th>
            {COLUMNS.map((column) => (
              <Cell key={column.law} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
