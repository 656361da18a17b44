/**
 * Whether React is taking over a page whose scripts were held back (`plugins/hydrate-on-intent`): the
 * loader has landed on the address's hash long ago, and the visitor may be anywhere by now.
 */
export const hasLanded = (): boolean =>
  document.querySelector('meta[name=held-scripts]') !== null &&
  document.documentElement.dataset['hasHydrated'] !== 'true';
