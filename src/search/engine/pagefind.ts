// The part of Pagefind's browser API that this site uses; the package itself has no types for it.

export interface PagefindFragment {
  readonly url: string;
  readonly content: string;
  readonly excerpt: string;
  readonly meta: Readonly<{[name: string]: string | undefined}>;
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindFragment>;
}

export interface PagefindInstance {
  /** Downloads the parts of the index that a search for these words would read. */
  readonly preload: (term: string) => Promise<void>;
  readonly search: (
    /** Null gives everything. */
    term: string | null,
    options?: {readonly filters?: {readonly [name: string]: string}},
  ) => Promise<{readonly results: readonly PagefindResult[]}>;
}

/** What `search/indexing/reader.ts` leaves of the module. A new instance begins to load by itself. */
export interface PagefindModule {
  readonly Pagefind: new (options: {
    readonly basePath: string;
    readonly language: string;
    readonly excerptLength?: number;
    readonly ranking?: object;
  }) => PagefindInstance;
}
