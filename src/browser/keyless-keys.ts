/*
 * Browsers that fill a form in by themselves send key events without a key. No part of the site has an
 * answer to those, and each would have to ask first: they end here, before anybody sees them.
 */
if (typeof window !== 'undefined') {
  for (const name of ['keydown', 'keyup'])
    window.addEventListener(
      name,
      (event) => {
        if (!('key' in event && event.key)) event.stopImmediatePropagation();
      },
      true,
    );
}
