import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

interface WithChildren {
  readonly children?: ReactNode;
}

const elements = (children: ReactNode): ReactElement<WithChildren>[] =>
  Children.toArray(children).filter((child) => isValidElement<WithChildren>(child));

/**
 * The items of the one Markdown list that a component wraps, each as its content. Throws in Spanish
 * when what it wraps is not exactly one list.
 */
export function listItems(children: ReactNode, where: string): ReactNode[] {
  const blocks = elements(children);
  const items = elements(blocks[0]?.props.children);
  if (blocks.length !== 1 || items.length === 0) {
    throw new Error(
      `${where}: escriba dentro una sola lista de Markdown, con una línea vacía antes y otra después («- **Título.** texto»).`,
    );
  }
  return items.map((item) => item.props.children);
}
