/** What `npm run bench` was asked for. */
export interface Options {
  readonly runs: number;
  readonly build: boolean;
  readonly packages: boolean;
  readonly lighthouse: boolean;
  /** Numbers of pages to grow the site to; empty unless asked. */
  readonly scale: readonly number[];
  /** Grow the search index alone, without building the site. */
  readonly scaleSearchOnly: boolean;
  /** Further folders of static files, measured in the same run. */
  readonly folders: readonly {readonly name: string; readonly path: string}[];
  /** Kinds of pages to measure: all unless named. */
  readonly pages: readonly string[];
  readonly profiles: readonly string[];
  /** A saved run to compare with. */
  readonly compare?: string;
  /** Folder to write the projects of other tools into. */
  readonly generate?: string;
  readonly count: number;
  readonly out: string;
}

const HELP = `npm run bench [-- options]
  --runs 5                     interleaved runs; the report gives medians
  --pages law,home,tool,plans  which pages to measure
  --profiles slow,desktop      under which profiles
  --build                      build again, and record time and memory
  --packages                   script after hydration by package (a build of its own)
  --lighthouse                 only Lighthouse, mobile
  --folders name=path,…        measure folders of static files in the same run
  --generate folder            write the same content for other tools (--count 26 pages)
  --scale 260,2600             grow the site to so many pages and build it
  --scale-search 26,260,2600   grow only the search index
  --compare saved.json         compare with a saved run
  --out tests/.output/bench    where results go`;

const numbers = (text: string, flag: string): number[] =>
  text.split(',').map((part) => {
    const value = Number(part);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`${flag}: «${part}» is not a whole number above 0.\n\n${HELP}`);
    return value;
  });

const words = (text: string, flag: string, valid: readonly string[]): string[] =>
  text.split(',').map((part) => {
    if (!valid.includes(part))
      throw new Error(`${flag}: «${part}» is not one of ${valid.join(', ')}.\n\n${HELP}`);
    return part;
  });

/**
 * Reads the command line of the bench.
 *
 * @throws Error with the bad value, the valid ones and the list of options
 */
export function parseArgs(
  args: readonly string[],
  valid: {readonly pages: readonly string[]; readonly profiles: readonly string[]},
): Options {
  const options: {-readonly [K in keyof Options]: Options[K]} = {
    runs: 5,
    build: false,
    packages: false,
    lighthouse: false,
    scale: [],
    scaleSearchOnly: false,
    folders: [],
    pages: valid.pages,
    profiles: valid.profiles,
    count: 26,
    out: 'tests/.output/bench',
  };
  const rest = [...args];
  for (let flag = rest.shift(); flag !== undefined; flag = rest.shift()) {
    const value = (): string => {
      const next = rest.shift();
      if (next === undefined || next.startsWith('--')) throw new Error(`${flag} needs a value.\n\n${HELP}`);
      return next;
    };
    if (flag === '--build') options.build = true;
    else if (flag === '--packages') options.packages = true;
    else if (flag === '--lighthouse') options.lighthouse = true;
    else if (flag === '--runs') options.runs = numbers(value(), flag)[0]!;
    else if (flag === '--count') options.count = numbers(value(), flag)[0]!;
    else if (flag === '--pages') options.pages = words(value(), flag, valid.pages);
    else if (flag === '--profiles') options.profiles = words(value(), flag, valid.profiles);
    else if (flag === '--scale') options.scale = numbers(value(), flag);
    else if (flag === '--scale-search') {
      options.scale = numbers(value(), flag);
      options.scaleSearchOnly = true;
    } else if (flag === '--compare') options.compare = value();
    else if (flag === '--generate') options.generate = value();
    else if (flag === '--out') options.out = value();
    else if (flag === '--folders')
      options.folders = value()
        .split(',')
        .map((pair) => {
          const [name, path] = pair.split(/=(.*)/);
          if (!name || !path)
            throw new Error(`--folders: «${pair}» is not of the form name=path.\n\n${HELP}`);
          return {name, path};
        });
    else throw new Error(`${flag} is not an option.\n\n${HELP}`);
  }
  return options;
}
