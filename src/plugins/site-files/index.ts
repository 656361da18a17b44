import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';

import {toIco, toPng} from './icons';

/** Raster icons made from `static/img/favicon.svg`, with their width in pixels. */
const PNG_ICONS = [
  ['img/icon-192.png', 192],
  ['img/icon-512.png', 512],
  ['img/apple-touch-icon.png', 180],
] as const;

/** Small files at the site root that depend on its name and address: `robots.txt`, the
 * manifest and the icons drawn from the favicon. */
export default function siteFilesPlugin({siteConfig}: LoadContext): Plugin {
  const {url, baseUrl} = siteConfig;
  const brand = loadData('brand');
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'es-CO',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: '#fafbf7',
    theme_color: '#0e545c',
    icons: [
      {src: `${baseUrl}img/icon-192.png`, sizes: '192x192', type: 'image/png'},
      {src: `${baseUrl}img/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any maskable'},
    ],
  };
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
  return {
    name: 'site-files',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
      ],
    }),
    async postBuild({outDir}) {
      await fs.writeFile(path.join(outDir, 'robots.txt'), robots);
      await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest));
      const svg = await fs.readFile(path.join(outDir, 'img', 'favicon.svg'), 'utf8');
      for (const [file, size] of PNG_ICONS) await fs.writeFile(path.join(outDir, file), toPng(svg, size));
      await fs.writeFile(path.join(outDir, 'favicon.ico'), toIco(toPng(svg, 32), 32));
    },
  };
}
