import tools from '@data/tools';
import type {Tool} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';
import {NBSP} from '@site/src/lib/text';

/** The tool with that id. Throws in Spanish, naming the component that asks and the valid ids. */
export const findTool = (id: string, component: string): Tool => findById(tools, id, component);

/** «9 indicadores», with a non-breaking space. */
export const indicatorCount = ({indicators, indicatorKind}: Tool): string =>
  `${indicators.length}${NBSP}${indicatorKind}`;

/** Ties each number to its unit with a non-breaking space: «10 a 20 min». */
export const bindNumbers = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`);
