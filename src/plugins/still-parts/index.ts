import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sheetsOf, versionOf} from './files';
import {STILL_PARTS, type StillPart} from './parts';

/** The module that stands in for a part: its style sheets, and the element that stays as it is. */
export function standIn({tag, where}: StillPart, sheets: readonly string[], still: string): string {
  const part = `<Still as="${tag}" />`;
  return [
    ...sheets.map((file) => `import ${JSON.stringify(file)};`),
    `import Still from ${JSON.stringify(still)};`,
    where ? `const isThere = document.querySelector(${JSON.stringify(where)}) !== null;` : '',
    `export default () => ${where ? `isThere ? ${part} : null` : part};`,
  ].join('\n');
}

/**
 * Keeps out of the browser's script what only the server has to draw: the parts of `parts.ts` here,
 * and the text of Markdown pages in `rehype-still.ts`. Their style sheets stay. Needs
 * `document-pages`: a page that is drawn in the browser would have gaps.
 */
export default function stillPartsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'still-parts',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {cache} = (config as {experiments?: {cache?: {version?: string}}}).experiments ?? {};
      if (cache) cache.version += `-${versionOf(path.join(siteDir, 'src/components/content'), siteDir)}`;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const dir = path.join(generatedFilesDir, 'still-parts');
      const still = path.join(__dirname, 'Still.tsx');
      mkdirSync(dir, {recursive: true});
      return {
        plugins: Object.entries(STILL_PARTS).map(([folder, part]) => {
          const source = path.join(siteDir, 'src', folder, 'index.tsx');
          const file = path.join(dir, `${path.basename(folder)}.jsx`);
          writeFileSync(file, standIn(part, sheetsOf(source, siteDir), still));
          const pattern = folder.split('/').join('[\\\\/]');
          return new NormalModuleReplacementPlugin(
            new RegExp(`[\\\\/]src[\\\\/]${pattern}[\\\\/]index\\.tsx$`),
            file,
          );
        }),
      };
    },
  };
}
