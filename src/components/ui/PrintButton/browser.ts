/** Prints the whole page or one part of it; `print.css` hides the others. */
function print(part: string): void {
  const root = document.documentElement;
  if (part) {
    const own = document.querySelector<HTMLElement>(`[data-print-part='${part}']`)!;
    root.setAttribute('data-print', part);
    own.setAttribute('data-printing', '');
    const end = (): void => {
      root.removeAttribute('data-print');
      own.removeAttribute('data-printing');
    };
    addEventListener('afterprint', end, {once: true});
  }
  window.print();
}

export default function printButton(): void {
  document.addEventListener('click', ({target}) => {
    const {prints} = (target as Element).closest<HTMLElement>('button[data-prints]')?.dataset ?? {};
    if (prints !== undefined) print(prints);
  });
}
