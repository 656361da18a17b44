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

/** An item that starts in bold, taken apart: «**Título.** texto» gives the title without its full stop. */
export interface TitledItem {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/**
 * The items of a list whose every item starts in bold. The full stop stays in the Markdown, where the
 * title runs into the text, and goes where the title stands alone.
 */
export function titledItems(children: ReactNode, where: string): TitledItem[] {
  return listItems(children, where).map((item, index) => {
    const [first, ...text] = Children.toArray(item);
    if (!isValidElement<WithChildren>(first) || first.type !== 'strong') {
      throw new Error(
        `${where}: el elemento ${index + 1} de la lista debe empezar en negrita, así: «- **Título.** texto».`,
      );
    }
    const title = first.props.children;
    return {title: typeof title === 'string' ? title.replace(/\.$/, '') : title, text};
  });
}

/**
 * The items of such a list with the drawing of each. Throws in Spanish when the drawings, separated by spaces, are not
 * as many as the items.
 */
export function drawnItems(
  children: ReactNode,
  drawings: string,
  where: string,
): (TitledItem & {readonly drawing: string})[] {
  const items = titledItems(children, where);
  const names = drawings.split(/\s+/).filter(Boolean);
  if (names.length !== items.length) {
    throw new Error(
      `${where}: hay ${items.length} puntos y ${names.length} dibujos (${names.join(', ')}). Escriba un dibujo para cada punto.`,
    );
  }
  return items.map((item, index) => ({...item, drawing: names[index]!}));
}
