import type {ReactNode} from 'react';
import brand from '@data/brand';
import rows from '@data/law-support';

import ComparisonTable from '@site/src/components/content/ComparisonTable';
import Disclosure from '@site/src/components/ui/Disclosure';
import ArticleLink from '@site/src/components/ui/ArticleLink';

/**
 * What Ley 2503 asks, aspect by aspect, and what the provider gives for it. Draws on law-support.yaml.
 *
 * ```mdx
 * <ProductComparison />
 * ```
 */
export default function ProductComparison(): ReactNode {
  return (
    <Disclosure isForPhones label={`${rows.length} aspectos`}>
      <ComparisonTable
        caption="Aspectos clave de la Ley 2503 y lo que ofrece el proveedor"
        columns={['Aspecto clave', 'Qué pide la ley', `Con ${brand.name}`]}
        rows={rows.map(({aspect, article, asked, withProduct}) => [
          aspect,
          <>
            {asked} <ArticleLink law="ley-2503-de-2025" number={article} form="short" />
          </>,
          withProduct,
        ])}
      />
    </Disclosure>
  );
}
