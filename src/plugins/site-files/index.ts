import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {htmlFiles, rewriteFile} from '../pages';

import {toIco, toPng} from './icons';

/** Raster icons made from `static/img/favicon.svg`, with their width in pixels. */
const PNG_ICONS = [
  ['img/icon-192.png', 192],
  ['img/icon-512.png', 512],
  ['img/apple-touch-icon.png', 180],
] as const;

/** What Docusaurus writes into every page and nothing reads. */
const UNREAD = [
  // The icon of outward links: our own do not use it, and its `style` would need an exception in the policy.
  /<svg style="display: none;"><defs>[\s\S]*?<\/defs><\/svg>/,
  // Marks for the part that writes the head in the browser; `document-pages` does without.
  / data-rh="?true"?/g,
  /\btheme-layout-main main-wrapper ?/g,
  // Lets an address set any `data-` attribute of the page, also those that its own scripts go by.
  /,function\(\)\{try\{for\((?:(?!\}catch).)*"docusaurus-data-"(?:(?!\}catch).)*\}catch\(\w+\)\{\}\}\(\)/,
  // Lets an address set the colour mode, also to one that there is not.
  /function\(\)\{try\{return new URLSearchParams\((?:(?!\}catch).)*"docusaurus-theme"\)\}catch\(\w+\)\{\}\}\(\)\|\|/,
  // The end of an element that has none.
  / \/(?=>)(?<=<(?:meta|link|img|input|br)\b[^>]*)/g,
  /<meta name="?generator\b[^>]*>/,
];

/** Names of plugins, versions and documents on `<html>`, for styles that the site has not. */
const withoutNames = (element: string): string =>
  element.replace(/\b(?:docs|plugin)-[^ "]+ ?/g, '').replace(' class=""', '');

function removeUnread(outDir: string): void {
  for (const name of htmlFiles(outDir)) {
    rewriteFile(path.join(outDir, name), (html) =>
      UNREAD.reduce((text, part) => text.replace(part, ''), html.replace(/<html[^>]*>/, withoutNames)),
    );
  }
}

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
      removeUnread(outDir);
      await fs.writeFile(path.join(outDir, 'robots.txt'), robots);
      await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest));
      const svg = await fs.readFile(path.join(outDir, 'img', 'favicon.svg'), 'utf8');
      for (const [file, size] of PNG_ICONS) await fs.writeFile(path.join(outDir, file), toPng(svg, size));
      await fs.writeFile(path.join(outDir, 'favicon.ico'), toIco(toPng(svg, 32), 32));
    },
  };
}
