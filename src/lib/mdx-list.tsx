import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface ListItem {
  /** The bold start of the item, without its final stop. */
  readonly title: string;
  readonly text: ReactNode;
}

type Parent = ReactElement<{children?: ReactNode}>;

const elements = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent =>
    isValidElement<{children?: ReactNode}>(child),
  );

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');

/** A loose item wraps its text in a paragraph; look inside it. */
function inline(item: Parent): ReactNode[] {
  const parts = Children.toArray(item.props.children).filter(
    (part) => typeof part !== 'string' || part.trim() !== '',
  );
  const [only] = parts;
  const isParagraph =
    parts.length === 1 && isValidElement<{children?: ReactNode}>(only) && only.type !== 'strong';
  return isParagraph ? Children.toArray(only.props.children) : parts;
}

function toItem(item: Parent, component: string): ListItem {
  const [first, ...rest] = inline(item);
  if (!isValidElement<{children?: ReactNode}>(first)) {
    throw new Error(
      `${component}: cada punto empieza con un título en negrita, así: «- **Título.** Texto». Revise: «${textOf(item.props.children).trim().slice(0, 60)}».`,
    );
  }
  const [next, ...others] = rest;
  const text = typeof next === 'string' ? [next.trimStart(), ...others] : rest;
  return {
    title: textOf(first.props.children).trim().replace(/[.:]$/, ''),
    text: text.map((part, index) => <Fragment key={index}>{part}</Fragment>),
  };
}

/**
 * The items of the one Markdown list that an editor writes inside a component, as
 * `- **Título.** Texto`. Throws in Spanish when there is anything else.
 */
export function listItems(children: ReactNode, component: string): ListItem[] {
  const blocks = elements(children);
  const items = blocks.length === 1 ? elements(blocks[0]?.props.children) : [];
  if (items.length === 0) {
    throw new Error(
      `${component}: escriba dentro una sola lista, con líneas en blanco antes y después: «- **Título.** Texto».`,
    );
  }
  return items.map((item) => toItem(item, component));
}
