/** The player of YouTube in the place of a poster, from the press on. */
function play(button: HTMLElement): void {
  const video = button.closest<HTMLElement>('[data-state]')!;
  const frame = Object.assign(document.createElement('iframe'), {
    title: button.dataset['title'],
    src: `https://www.youtube-nocookie.com/embed/${button.dataset['plays']}?autoplay=1&disablekb=1`,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    onload: () => (video.dataset['state'] = 'playing'),
  });
  video.dataset['state'] = 'loading';
  video.querySelector('[data-at-rest]')!.remove();
  button.replaceWith(frame);
  // The button that had the focus is gone: without this the focus would fall to the body.
  frame.focus();
}

export default function video(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-plays]');
    if (button) play(button);
  });
}
