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

/**
 * Draws `src/art/*.ts` once, at build time. The server bundle gets every drawing as text; the
 * browser gets only a loader, used after client-side navigation: a picture that does not move costs
 * a page no script.
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
        await actions.createData(`${name}.json`, JSON.stringify(minify(draw())));
      }
      const server = names.map((name, i) => `import a${i} from './${name}.json';`).join('\n');
      const table = names.map((name, i) => `'${name}': a${i}`).join(', ');
      await actions.createData(
        'server.js',
        `${server}\nconst art = {${table}};\nexport const readArt = (name) => art[name];\nexport const loadArt = async (name) => art[name];\n`,
      );
      const loaders = names.map((name) => `'${name}': () => import('./${name}.json')`).join(',\n');
      await actions.createData(
        'client.js',
        `const art = {${loaders}};\nexport const readArt = () => undefined;\nexport const loadArt = async (name) => (await art[name]()).default;\n`,
      );
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@art$': path.join(outDir, isServer ? 'server.js' : 'client.js')}},
    }),
  };
}
