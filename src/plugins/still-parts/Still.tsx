import {createElement, type ReactNode} from 'react';

interface Props {
  /** Name of the element. */
  readonly as: string;
}

/** One object for all and always, so that React never finds it changed and writes it. */
const AS_IT_IS = {__html: ''};

let giveBack: (element: Element) => void = () => undefined;

/** What to do when there is nothing to keep: React is drawing anew, and only the server has the text. */
export function onLost(handle: (element: Element) => void): void {
  giveBack = handle;
}

const check = (element: Element | null): void => {
  if (element && !element.hasChildNodes()) giveBack(element);
};

/**
 * In the browser's script, the place of an element whose inside only the server draws: React takes
 * the element over and leaves what it finds in it. Written by `still-parts`, never by hand.
 */
export default function Still({as}: Props): ReactNode {
  return createElement(as, {dangerouslySetInnerHTML: AS_IT_IS, suppressHydrationWarning: true, ref: check});
}
