/* On phones CSS turns rows and cells into blocks; browsers then forget that they are a table. */
import type {ReactNode} from 'react';
import brand from '@data/brand';
import rows from '@data/law-support';

import ArticleLink from '@site/src/components/ui/ArticleLink';

import styles from './styles.module.css';

const ASKED = 'Qué pide la ley';
const OFFERED = `Con ${brand.name}`;

/**
 * What Ley 2503 asks, aspect by aspect, and what the provider gives for it. Rows become blocks on
 * phones, with the roles of a table kept. Draws on law-support.yaml.
 *
 * ```mdx
 * <ProductComparison />
 * ```
 */
export default function ProductComparison(): ReactNode {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">
        Aspectos clave de la Ley 2503 y lo que ofrece el proveedor
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Aspecto clave
          </th>
          <th role="columnheader" scope="col">
            {ASKED}
          </th>
          <th role="columnheader" scope="col">
            {OFFERED}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({aspect, article, asked, withProduct}) => (
          <tr key={aspect} role="row">
            <th role="rowheader" scope="row">
              {aspect}
            </th>
            <td role="cell">
              <span className={styles.label} aria-hidden="true">
                {ASKED}
              </span>
              {asked} <ArticleLink law="ley-2503-de-2025" number={article} form="short" />
            </td>
            <td role="cell" className={styles.offered}>
              <span className={styles.label} aria-hidden="true">
                {OFFERED}
              </span>
              {withProduct}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
