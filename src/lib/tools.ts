import links from '@data/links';
import tools from '@data/tools';
import type {LinkId, OutboundLink, Tool} from '@site/src/data/types';

/** The tool with that id. Throws in Spanish, naming the component that asks and the valid ids. */
export function findTool(id: string, component: string): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) {
    throw new Error(
      `${component}: no existe la herramienta «${id}». Use una de estas: ${tools.map((candidate) => candidate.id).join(', ')}.`,
    );
  }
  return tool;
}

/** The outbound link with that id. Throws in Spanish when it is not in `links.yaml`. */
export function findLink(id: LinkId): OutboundLink {
  const link = links.find((candidate) => candidate.id === id);
  if (!link) throw new Error(`No existe el enlace «${id}» en src/data/links.yaml.`);
  return link;
}

/** «9 indicadores», with a non-breaking space. */
export const indicatorCount = ({indicators, indicatorKind}: Tool): string =>
  `${indicators.length}\u00a0${indicatorKind}`;

/** Ties each number to its unit with a non-breaking space: «10 a 20 min». */
export const bindNumbers = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
