/** Browsers without `::details-content` print what is folded as it is on the screen: there it is opened for paper. */
export default function paper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: (readonly [HTMLDetailsElement, string | null])[] = [];
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    opened = [...folded].map((details) => [details, details.getAttribute('name')] as const);
    for (const [details] of opened) {
      // Of those that share a name only one is open at a time.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [details, name] of opened) {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    }
  });
}
