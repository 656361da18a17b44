import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const artDir = path.join(process.cwd(), 'src', 'art');

/** A drawing: an SVG as text, with classes and tokens of `src/css`, without scripts or ids that clash. */
export type Draw = () => string;

const drawings = (): string[] =>
  fs
    .readdirSync(artDir)
    .filter((file) => /^[a-z0-9-]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort();

const minify = (svg: string): string => svg.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim();

/** Drawings under the fold of every page: a file that comes when it is near, once for the whole site. */
const FILES = ['ronda-cerrada'] as const;

/** Where the files stand, for `staticDirectories` of the configuration. */
export const artFilesDir = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'site-art',
  'default',
  'static',
);

/** A drawing as a file of its own. Tokens do not reach it, so it may not use any. */
function standalone(name: string, svg: string): string {
  const token = /var\(--[\w-]+/.exec(svg)?.[0];
  if (token)
    throw new Error(`src/art/${name}.ts: usa ${token}), pero en un archivo aparte no hay variables.`);
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}

/**
 * Draws `src/art/*.ts` once, at build time. The server bundle gets every drawing as text; the
 * browser gets a loader only in `npm run dev`, where no server draws: a picture that does not move
 * costs a page no script.
 */
export default function siteArtPlugin(context: LoadContext): Plugin {
  const outDir = path.join(context.generatedFilesDir, 'site-art', 'default');
  return {
    name: 'site-art',
    getPathsToWatch: () => [path.join(artDir, '**/*.ts')],
    async contentLoaded({actions}) {
      const names = drawings();
      for (const name of names) {
        const {default: draw} = (await import(path.join(artDir, `${name}.ts`))) as {default: Draw};
        const svg = minify(draw());
        await actions.createData(`${name}.json`, JSON.stringify(svg));
        if ((FILES as readonly string[]).includes(name)) {
          await actions.createData(`static/img/art/${name}.svg`, standalone(name, svg));
        }
      }
      const server = names.map((name, i) => `import a${i} from './${name}.json';`).join('\n');
      const table = names.map((name, i) => `'${name}': a${i}`).join(', ');
      await actions.createData(
        'server.js',
        `${server}\nconst art = {${table}};\nexport const readArt = (name) => art[name];\nexport const loadArt = async (name) => art[name];\n`,
      );
      // In production whatever is drawn came in the HTML, and each name would be a file more.
      const isLive = process.env.NODE_ENV !== 'production';
      const loaders = isLive ? names.map((name) => `'${name}': () => import('./${name}.json')`) : [];
      await actions.createData(
        'client.js',
        `const art = {${loaders.join(',\n')}};\nexport const readArt = () => undefined;\nexport const loadArt = async (name) => (await art[name]?.())?.default ?? '';\n`,
      );
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@art$': path.join(outDir, isServer ? 'server.js' : 'client.js')}},
    }),
  };
}
