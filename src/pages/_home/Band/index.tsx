import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface HeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
}

interface Props extends HeadProps {
  readonly layout?: 'stack' | 'beside';
  /** Makes the band a result of its own in search, found also by these words. */
  readonly search?: {readonly section: string; readonly keywords: string};
  readonly children: ReactNode;
}

/** Title left, argument right. */
export function BandHead({id, title, lead}: HeadProps): ReactNode {
  return (
    <div className="band__head">
      <h2 id={`${id}-titulo`}>{title}</h2>
      {typeof lead === 'string' ? <p>{lead}</p> : lead}
    </div>
  );
}

/** The band that Markdown pages get for each `##`, written by hand for the home page. */
export default function Band({id, title, lead, layout = 'stack', search, children}: Props): ReactNode {
  // Links to the band are checked by the build, as those to headings are.
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      className="band"
      data-layout={layout}
      data-search-record={search?.section}
      data-search-keywords={search?.keywords}
      aria-labelledby={`${id}-titulo`}>
      <div className="band__inner">
        <BandHead id={id} title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}
