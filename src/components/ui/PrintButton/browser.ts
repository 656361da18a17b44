/** Prints the whole page or one part of it; `print.css` hides the others. */
function print(part: string): void {
  const root = document.documentElement;
  if (part) {
    root.setAttribute('data-print', part);
    addEventListener('afterprint', () => root.removeAttribute('data-print'), {once: true});
  }
  window.print();
}

export default function printButton(): void {
  document.addEventListener('click', ({target}) => {
    const {prints} = (target as Element).closest<HTMLElement>('button[data-prints]')?.dataset ?? {};
    if (prints !== undefined) print(prints);
  });
}
