import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {loadData} from '../../data/load';
import {markdownFile} from '../../lib/routes';
import {SECTIONS} from '../../lib/sections';
import type {Build, Pages} from '../pages';

import {atomFeed, LOG_FORMAT, readLog, type FeedPage} from './feed';
import {pageToMarkdown, type PageText} from './to-markdown';

export interface BuiltPage extends PageText {
  readonly route: string;
  readonly address: string;
}

/** Every Markdown page by its route; pages made by code are not «content» for the feed. */
function contentFiles(siteDir: string): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (dir: string): void => {
    for (const entry of fs.readdirSync(path.join(siteDir, dir), {withFileTypes: true})) {
      const file = `${dir}/${entry.name}`;
      if (entry.isDirectory()) visit(file);
      else if (/\.mdx?$/.test(entry.name) && !entry.name.startsWith('_')) {
        const slug = /^slug:\s*["']?(\/[\w-]+)/m.exec(fs.readFileSync(path.join(siteDir, file), 'utf8'))?.[1];
        files.set(slug ?? `/${path.basename(entry.name).replace(/\.mdx?$/, '')}`, file);
      }
    }
  };
  visit('docs');
  visit('src/pages');
  return files;
}

/** The history of the content; nothing where there is no Git. */
function contentLog(siteDir: string): string {
  const args = [
    'log',
    '--no-merges',
    `--format=${LOG_FORMAT}`,
    '--patch',
    '--unified=0',
    '-n',
    '400',
    '--',
    'docs',
    'src/pages',
  ];
  const {status, stdout} = spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 1e8});
  return status === 0 ? stdout : '';
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `llms.txt`: each page by section, one line each whatever its description holds. */
export function llms(pages: readonly BuiltPage[], address: string): string {
  const brand = loadData('brand');
  const list = (section?: string): string[] =>
    pages
      .filter((page) => page.section === section)
      .map(
        (page) => `- [${page.title}](${address}${markdownFile(page.route)}): ${oneLine(page.description)}`,
      );
  const groups = [...Object.values(SECTIONS), undefined].flatMap((section) => {
    const lines = list(section);
    return lines.length > 0 ? [`## ${section ?? 'Inicio y webinar'}`, lines.join('\n')] : [];
  });
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    'Las páginas de las leyes son una síntesis y no reemplazan el texto oficial. Ningún instrumento es un diagnóstico clínico. Cada página tiene su versión en Markdown, con la misma dirección y «.md» al final.',
    ...groups,
    '## Optional',
    `- [Cambios en el contenido](${address}feed.xml): fuente Atom`,
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * What other programs read, made from the finished pages: a Markdown version of each, a feed of their
 * changes and `llms.txt`.
 */
export function writeCopies(built: Pages, {outDir, siteDir, siteConfig}: Build): void {
  const address = `${siteConfig.url}${siteConfig.baseUrl}`;
  const pages: BuiltPage[] = [];
  for (const [route, html] of built) {
    const own = `${address}${route.slice(1)}`;
    const page = {route, address: own, ...pageToMarkdown(html, own)};
    fs.writeFileSync(path.join(outDir, markdownFile(route)), page.markdown);
    // What is not for search engines is in no list either.
    if (!/<meta name="?robots"? content="?noindex/.test(html)) pages.push(page);
  }
  const files = contentFiles(siteDir);
  const feedPages = pages.flatMap(({route, title, address: own}): FeedPage[] => {
    const file = files.get(route);
    return file ? [{title, address: own, file}] : [];
  });
  const feed = {title: `${loadData('brand').name}: cambios en el contenido`, address};
  const fallback = `${loadData('laws')[0]!.sanctioned}T00:00:00-05:00`;
  fs.writeFileSync(
    path.join(outDir, 'feed.xml'),
    atomFeed(readLog(contentLog(siteDir)), feedPages, feed, fallback),
  );
  fs.writeFileSync(path.join(outDir, 'llms.txt'), llms(pages, address));
}

/** Names the feed in the head of every page. */
export default function machineReadablePlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'machine-readable',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: 'Cambios en el contenido',
            href: `${siteConfig.baseUrl}feed.xml`,
          },
        },
      ],
    }),
  };
}
