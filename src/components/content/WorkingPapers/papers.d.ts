/** Written by the `working-papers` plugin while the site is built. */
declare module '@generated/working-papers/default/papers.json' {
  const value: readonly import('@site/src/plugins/working-papers/types').ListedPaper[];
  export default value;
}
