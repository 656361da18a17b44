import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Messages of the theme that a page of ours can show; the others belong to parts left out. */
export const SHOWN_MESSAGES = ['theme.common.skipToMainContent'];

/** Settings that only the build reads. */
const BUILD_SETTINGS = [
  'clientModules',
  'customFields',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

type Entries = Readonly<Record<string, unknown>>;

/** The messages with the given ids. Throws when the theme has no longer one of them. */
export function pickMessages(messages: Entries, ids: readonly string[] = SHOWN_MESSAGES): Entries {
  return Object.fromEntries(
    ids.map((id) => {
      if (messages[id] === undefined) throw new Error(`lean-bundle: the theme has no message ${id}.`);
      return [id, messages[id]];
    }),
  );
}

/** The configuration without what only the build reads. */
export const pickSettings = (config: Entries): Entries =>
  Object.fromEntries(Object.entries(config).filter(([name]) => !BUILD_SETTINGS.includes(name)));

interface DocsData {
  readonly versions: readonly {readonly docs: readonly unknown[]}[];
}

/** What plugins share, without the list of all pages, which grows with the site and nothing here reads. */
export const pickGlobalData = (data: Entries): Entries =>
  Object.fromEntries(
    Object.entries(data).map(([plugin, instances]) => [
      plugin,
      plugin === 'docusaurus-plugin-content-docs'
        ? Object.fromEntries(
            Object.entries(instances as Readonly<Record<string, DocsData>>).map(([id, docs]) => [
              id,
              {...docs, versions: docs.versions.map((version) => ({...version, docs: []}))},
            ]),
          )
        : instances,
    ]),
  );

/** Docusaurus writes the configuration as a module whose value is JSON. */
const readModule = (code: string): Entries =>
  JSON.parse(
    code.slice(code.indexOf('export default') + 'export default'.length).replace(/;\s*$/, ''),
  ) as Entries;

/**
 * Writes the small versions of three files that every page's script carries, and returns where they are:
 * the messages of the theme, the configuration and what plugins share. Only a JSON file's own changes are
 * copied.
 */
export function slimGenerated(generatedFilesDir: string): {
  readonly messages: string;
  readonly config: string;
  readonly globalData: string;
} {
  const dir = path.join(generatedFilesDir, 'lean-bundle');
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const write = (name: string, data: Entries): string => {
    const file = path.join(dir, name);
    writeFileSync(file, JSON.stringify(data));
    return file;
  };
  mkdirSync(dir, {recursive: true});
  return {
    messages: write('messages.json', pickMessages(JSON.parse(read('codeTranslations.json')) as Entries)),
    config: write('config.json', pickSettings(readModule(read('docusaurus.config.mjs')))),
    globalData: write('global-data.json', pickGlobalData(JSON.parse(read('globalData.json')) as Entries)),
  };
}
