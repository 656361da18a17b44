import type {Options} from '../args';
import {median} from '../numbers';
import {show, table} from '../table';
import {growSearch, type SearchCost} from './search';
import {growSite, type SiteCost} from './site';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const searchTable = (costs: readonly SearchCost[]): string =>
  table(
    ['pages', 'index', 'start', 'a query', 'the dearest', 'time', 'again'],
    costs.map(({pages, indexBytes, startBytes, queries}) => {
      const middle = (pick: (query: SearchCost['queries'][number]) => number): number =>
        median(queries.map(pick)) ?? 0;
      return [
        String(pages),
        megabytes(indexBytes),
        show('start bytes', startBytes),
        show(
          'query bytes',
          middle(({bytes}) => bytes),
        ),
        show('query bytes', Math.max(...queries.map(({bytes}) => bytes))),
        show(
          'query ms',
          middle(({firstMs}) => firstMs),
        ),
        show(
          'query ms',
          middle(({againMs}) => againMs),
        ),
      ];
    }),
  );

const LAW = [
  'html bytes',
  'css bytes',
  'script bytes',
  'all bytes',
  'prefetch bytes',
  'script after intent bytes',
  'search download bytes',
  'search key ms',
];

const siteTable = (costs: readonly SiteCost[]): string =>
  table(
    ['', ...costs.map(({pages}) => `${pages} pages`)],
    [
      ['build', ...costs.map(({build}) => `${build.seconds.toFixed(0)} s`)],
      ['memory at most', ...costs.map(({build}) => `${build.megabytes.toFixed(0)} MB`)],
      ['build folder', ...costs.map(({outputBytes}) => megabytes(outputBytes))],
      ['search index', ...costs.map(({indexBytes}) => megabytes(indexBytes))],
      ...LAW.map((name) => [
        `law: ${name.replace(/ (bytes|ms)$/, '')}`,
        ...costs.map(({law}) => show(name, law[name])),
      ]),
    ],
  );

/** How the site grows: in a copy outside the project's tree, or its search index alone. */
export async function scale(
  buildDir: string,
  {scale: sizes, scaleSearchOnly}: Options,
  chrome: string,
): Promise<{text: string; value: unknown}> {
  const search = await growSearch(buildDir, sizes);
  const sites: SiteCost[] = [];
  for (const size of scaleSearchOnly ? [] : sizes) sites.push(await growSite(buildDir, size, chrome));
  const text = [
    '# Growth',
    ...(sites.length > 0 ? [siteTable(sites)] : []),
    '## Search index',
    `Bytes of the first three results; median of ${search[0]?.queries.length ?? 0} queries, without a browser.`,
    searchTable(search),
  ].join('\n\n');
  return {text: `${text}\n`, value: {sites, search}};
}
