/** Written by the `site-art` plugin: the drawings of `src/art`. */
declare module '@art' {
  /** The drawing as SVG text while the page is built; undefined in the browser. */
  export function readArt(name: string): string | undefined;
  /** Brings one drawing to the browser, where the server has not drawn it (`npm run dev`). */
  export function loadArt(name: string): Promise<string>;
}
