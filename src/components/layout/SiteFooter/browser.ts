/** The plain circle of a platform whose icon did not arrive, for browsers that draw a mark all the same. */
function markBroken(image: EventTarget | null): void {
  const circle = image instanceof HTMLImageElement ? image.closest<HTMLElement>('[data-icon]') : null;
  if (!circle) return;
  circle.dataset['icon'] = 'broken';
  circle.replaceChildren();
}

export default function siteFooter(): void {
  document.addEventListener('error', ({target}) => markBroken(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-icon] img'))
    if (image.complete && image.naturalWidth === 0) markBroken(image);
}
