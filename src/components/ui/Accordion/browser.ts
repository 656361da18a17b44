const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const listOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-accordion]') : null;

/** Arrows, Home and End move between the questions of a list of native `<details name>`. */
export default function accordion(): void {
  document.addEventListener('keydown', (event) => {
    const list = listOf(event.target);
    const move = MOVES[event.key];
    if (!list || !move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).tagName !== 'SUMMARY') return;
    event.preventDefault();
    const all = [...list.querySelectorAll('summary')];
    all[move(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
  });
  // Browsers without `<details name>` leave the others open. For paper the name is gone, and all stay open (`paper.ts`).
  document.addEventListener(
    'toggle',
    ({target}) => {
      const list = listOf(target);
      if (!list || !(target as HTMLElement).matches('[open][name]')) return;
      list.querySelectorAll('details').forEach((other) => {
        if (other !== target) other.open = false;
      });
    },
    true,
  );
}
