import {spawnSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';

// `what-changed BASE`: which checks the changes since a commit need, as outputs of a step on GitHub. Only
// editors' files need the tests that read them: every page in the browser, and the deck in its sizes. All
// pages, not those of the changed files alone: menus, search, footer and related pages carry the same data, and
// to ask which ones would take a second build. Anything else, and a commit that is not there, needs all tests.

const CONTENT = [
  /^docs\/(?!.*\.[jt]sx?$)/,
  /^src\/data\/[^/]+\.(?:yaml|json)$/,
  /^src\/pages\/.+\.mdx?$/,
  /^src\/papers\/.+\.md$/,
  /^static\/img\//,
  /^tests\/e2e\/search-queries\.yaml$/,
  /^\.config\/palabras\.txt$/,
  /^CONTRIBUTING\.md$/,
];

/** Whether a file is one of those that editors write. */
export const isContent = (file) => CONTENT.some((pattern) => pattern.test(file));

/** What the jobs of the checks read: `specs` are browser tests (none named: all), `shards` share them. */
export function plan(files) {
  const isCode = files.length === 0 || !files.every(isContent);
  const shards = isCode ? 6 : 2;
  return {
    code: isCode,
    specs: isCode ? '' : 'e2e/pages e2e/slideshow-fits',
    shards: JSON.stringify(Array.from({length: shards}, (_, index) => `${index + 1}/${shards}`)),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Without renames: a file that leaves `src` for `docs` is named at both places.
  const {stdout} = spawnSync(
    'git',
    ['diff', '--name-only', '--no-renames', '-z', `${process.argv[2]}...HEAD`],
    {encoding: 'utf8'},
  );
  for (const [name, value] of Object.entries(plan(stdout.split('\0').filter(Boolean))))
    console.log(`${name}=${value}`);
}
