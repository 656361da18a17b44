import {createEngine, type Search} from './engine';
import {READER, SEARCH_FOLDER} from './files';
import type {PagefindModule} from './pagefind';
import {RANKING} from './ranking';

/** Why search cannot work, as far as it can be told. */
export type ProblemKind = 'offline' | 'missing' | 'blocked' | 'download';

export class SearchProblem extends Error {
  public constructor(public readonly kind: ProblemKind) {
    super(kind);
  }
}

/** Told by an index reader, with its address, when one of its files does not arrive; see `search/indexing/reader.ts`. */
const FAILED_EVENT = 'ce-search-failed';

/** A strict content policy may forbid WebAssembly; compiling the smallest module tells. */
function canCompile(): boolean {
  try {
    return Boolean(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
  } catch {
    return false;
  }
}

/** Looks at the smallest file of the index to tell a missing index from a bad connection. */
async function diagnose(folder: string): Promise<SearchProblem> {
  if (!navigator.onLine) return new SearchProblem('offline');
  try {
    const response = await fetch(`${folder}pagefind-entry.json`, {cache: 'no-store'});
    if (!response.ok) return new SearchProblem(response.status === 404 ? 'missing' : 'download');
    // The development server answers any address with its page.
    await response.json();
    return new SearchProblem('download');
  } catch (error) {
    return new SearchProblem(error instanceof SyntaxError ? 'missing' : 'download');
  }
}

/** The lines of a list. Corrections and words that mean the same are extras: without the file there are none. */
async function readLines(folder: string, name: string): Promise<readonly string[]> {
  try {
    const response = await fetch(`${folder}palabras/${name}.txt`);
    const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
    return response.ok && isText ? (await response.text()).split('\n') : [];
  } catch {
    return [];
  }
}

interface Options {
  /** Path of the site, with both slashes. */
  readonly baseUrl: string;
  readonly laws: readonly number[];
  /** 0 the first time. A browser may remember that a module failed, so each attempt has its own address. */
  readonly attempt: number;
}

/**
 * Downloads the index reader and gives the function that searches. Both reject with a
 * `SearchProblem`; after that a new one has to be loaded.
 */
export async function loadSearch({baseUrl, laws, attempt}: Options): Promise<Search> {
  const folder = `${baseUrl}${SEARCH_FOLDER}/`;
  if (!canCompile()) throw new SearchProblem('blocked');

  const {href} = new URL(`${folder}${READER}${attempt > 0 ? `?intento=${attempt}` : ''}`, location.href);

  // A file that fails leaves its request open, so everything races against the report of a failure. Files of
  // an earlier reader may still fail: that is no failure of this one.
  const failure = new Promise<never>((_resolve, reject) => {
    window.addEventListener(FAILED_EVENT, (event) => {
      if ((event as CustomEvent<string>).detail === href) void diagnose(folder).then(reject);
    });
  });
  failure.catch(() => undefined);

  const start = async (): Promise<Search> => {
    let module: PagefindModule;
    try {
      module = (await import(/* webpackIgnore: true */ href)) as PagefindModule;
    } catch {
      throw await diagnose(folder);
    }
    const options = {basePath: folder, language: 'es', excerptLength: 26, ranking: RANKING};
    const pagefind = new module.Pagefind(options);
    const known = new Map<string, Promise<readonly string[]>>();
    return createEngine({
      pagefind,
      laws,
      readList(name) {
        const lines = known.get(name) ?? readLines(folder, name);
        known.set(name, lines);
        return lines;
      },
    });
  };

  const search = await Promise.race([start(), failure]);
  return (text, options) => Promise.race([search(text, options), failure]);
}
