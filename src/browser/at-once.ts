/*
 * Inline on a page whose island comes with it (the deck): its files are on their way while the page is read. Not
 * links in the HTML: with JavaScript off browsers would fetch them for nothing.
 */
document
  .querySelector<HTMLMetaElement>('meta[name=site-script]')!
  .content.split(' ')
  .forEach((href) =>
    document.head.append(Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href})),
  );
