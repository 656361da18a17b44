import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

interface Props {
  /** A schema.org object, `@context` included. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Structured data of the page. `<` is escaped so that no text of an editor can close the script
 * element; a JSON parser reads the values letter for letter.
 */
export default function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>
    </Head>
  );
}
