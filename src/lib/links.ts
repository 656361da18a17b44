import links from '@data/links';
import type {OutboundLink} from '@site/src/data/types';

/** An outbound address by its id in `links.yaml`. Throws in Spanish when it does not exist. */
export function outbound(id: string): OutboundLink {
  const link = links.find((entry) => entry.id === id);
  if (!link) throw new Error(`No existe el enlace «${id}» en src/data/links.yaml.`);
  return link;
}
