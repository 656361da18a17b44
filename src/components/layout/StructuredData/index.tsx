import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {toJsonLd} from '@site/src/lib/json-ld';

interface Props {
  /** A schema.org object, `@context` included. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Structured data of the page, escaped. */
export default function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toJsonLd(data)}</script>
    </Head>
  );
}
