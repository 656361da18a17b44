import type {ReactNode} from 'react';
import rows from '@data/law-comparison';

import ComparisonTable from '@site/src/components/content/ComparisonTable';
import Disclosure from '@site/src/components/ui/Disclosure';
import LawCompetences from '@site/src/components/content/LawCompetences';
import ArticleLink from '@site/src/components/ui/ArticleLink';
import type {LawComparisonRow, LawId} from '@site/src/data/types';

import styles from './styles.module.css';

const COLUMNS: readonly {law: LawId; key: 'ley2491' | 'ley2503'; name: string}[] = [
  {law: 'ley-2491-de-2025', key: 'ley2491', name: 'Ley\u00a02491'},
  {law: 'ley-2503-de-2025', key: 'ley2503', name: 'Ley\u00a02503'},
];

interface CellProps {
  readonly row: LawComparisonRow;
  readonly column: (typeof COLUMNS)[number];
}

function Cell({row, column}: CellProps): ReactNode {
  const {text, articles} = row[column.key];
  return (
    <>
      {text}
      {row.competences && <LawCompetences law={column.law} isPlain />}
      {articles.length > 0 && (
        <span className={styles.articles}>
          {articles.map((number) => (
            <ArticleLink key={number} law={column.law} number={number} form="short" />
          ))}
        </span>
      )}
    </>
  );
}

/**
 * Both laws side by side; every cell links the articles that say it. Draws on law-comparison.yaml.
 *
 * ```mdx
 * <LawComparison />
 * ```
 */
export default function LawComparison(): ReactNode {
  return (
    <Disclosure isForPhones label={`${rows.length} aspectos`}>
      <ComparisonTable
        highlight={false}
        caption="Comparación de la Ley 2491 y la Ley 2503 de 2025"
        columns={['Aspecto', ...COLUMNS.map(({name}) => name)]}
        rows={rows.map((row) => [
          row.aspect,
          ...COLUMNS.map((column) => <Cell key={column.law} row={row} column={column} />),
        ])}
      />
    </Disclosure>
  );
}
