/** Everything beside the deck leaves the Tab order while the deck covers it. */
export function hideSurroundings(deck: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  const {body, documentElement: root} = deck.ownerDocument;
  for (let node: HTMLElement = deck; node.parentElement && node !== body; node = node.parentElement) {
    for (const sibling of node.parentElement.children as Iterable<HTMLElement>) {
      if (sibling !== node && !sibling.inert && sibling.tagName !== 'SCRIPT') {
        sibling.inert = true;
        hidden.push(sibling);
      }
    }
  }
  root.classList.add('deck-fills-window');
  return () => {
    for (const element of hidden) element.inert = false;
    root.classList.remove('deck-fills-window');
  };
}
