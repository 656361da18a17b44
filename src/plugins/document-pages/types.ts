/** Numbers of modules, nested as Docusaurus nests the properties of a route. */
export type PartTree = number | {readonly [name: string]: PartTree};

/** What a page's HTML tells the script of the modules that draw it. */
export interface PageParts {
  /** The bundler's names of the files that bring them. */
  readonly chunks: readonly string[];
  /** From the outermost route to the page itself. */
  readonly routes: readonly {readonly [name: string]: PartTree}[];
}
