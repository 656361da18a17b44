import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

import {loadData} from './src/data/load';
import {preprocessMarkdown} from './src/content/check/preprocess';
import {parseFrontMatter} from './src/content/markdown/front-matter';
import remarkAsciiIds from './src/content/markdown/remark-ascii-ids';
import rehypeKeepTogether from './src/content/markdown/rehype-keep-together';
import rehypeMdxScope from './src/content/markdown/rehype-mdx-scope';
import rehypeSections from './src/content/markdown/rehype-sections';
import {PAGE_TEMPLATE} from './src/plugins/islands/template';
import {artFilesDir} from './src/plugins/site-art';
import {staticFilesDir} from './src/plugins/site-static';
import {papersDir} from './src/plugins/working-papers';
import {readBaseUrl, readSiteUrl} from './src/plugins/site-address';

const brand = loadData('brand');
const siteUrl = readSiteUrl(process.env.SITE_URL, brand.site.url);
const baseUrl = readBaseUrl(process.env.BASE_URL);
/** None while nobody has confirmed the repository's address: a link would lead nowhere. */
const editUrl = brand.repository.provisional ? undefined : `${brand.repository.url}/edit/main/`;

/** The preview does not read git: Docusaurus would make up a day for every page. */
const showLastUpdateTime = process.env.NODE_ENV !== 'development';

/** The rows that every Markdown file passes through, docs and pages alike. */
const markdownPipeline = {
  beforeDefaultRemarkPlugins: [remarkAsciiIds],
  rehypePlugins: [rehypeSections, rehypeKeepTogether, rehypeMdxScope],
  admonitions: {keywords: ['aviso', 'alerta', 'nota'], extendDefaults: false},
};

/** A folder with pages and files that the site has not, for the tests. */
const extra = process.env.EXTRA_DIR;
const extraPages: [string, object][] = extra
  ? [['@docusaurus/plugin-content-pages', {id: 'extra', path: `${extra}/pages`, ...markdownPipeline}]]
  : [];

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  staticDirectories: [staticFilesDir, artFilesDir, papersDir],
  ssrTemplate: PAGE_TEMPLATE,

  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
      // The cache does not know the base address: style sheets kept from another one would point to
      // fonts that are not there.
      rspackPersistentCache: baseUrl === '/',
    },
  },

  onBrokenLinks: process.env.BROKEN_LINKS === 'warn' ? 'warn' : 'throw',
  onBrokenAnchors: process.env.BROKEN_LINKS === 'warn' ? 'warn' : 'throw',
  onDuplicateRoutes: 'throw',
  // It takes scripts that wait for scripts that failed, and writes styles that the policy forbids.
  baseUrlIssueBanner: false,

  i18n: {
    defaultLocale: 'es',
    locales: ['es'],
    localeConfigs: {es: {label: 'Español (Colombia)', htmlLang: 'es-CO'}},
  },

  markdown: {
    format: 'detect',
    emoji: false,
    preprocessor: preprocessMarkdown,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          ...(editUrl && {editUrl}),
          showLastUpdateTime,
          exclude: ['**/_*/**', '**/_*.{md,mdx}'],
          ...markdownPipeline,
        },
        pages: {...(editUrl && {editUrl}), showLastUpdateTime, ...markdownPipeline},
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/global.css',
            './src/css/print.css',
          ],
        },
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    './src/plugins/content-check/index.ts',
    [
      './src/plugins/content-policy/redirects.ts',
      {redirects: loadData('redirects').map(({from, to}) => ({from, to}))},
    ],
    './src/plugins/site-data/index.ts',
    './src/plugins/site-laws/index.ts',
    './src/plugins/site-webinar/index.ts',
    './src/plugins/working-papers/index.ts',
    './src/plugins/site-art/index.ts',
    ['./src/plugins/site-static/index.ts', {from: ['static', ...(extra ? [`${extra}/static`] : [])]}],
    ...extraPages,
    './src/plugins/site-files/index.ts',
    './src/plugins/lean-bundle/index.ts',
    // `savesPages: false` in a release switches saving off for good, also in browsers that have the worker.
    ['./src/plugins/resilience/index.ts', {savesPages: true}],
    './src/search/indexing/index.ts',
    './src/plugins/machine-readable/index.ts',
    './src/plugins/modern-images/index.ts',
    './src/plugins/islands/index.ts',
    './src/plugins/site-pages/index.ts',
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    metadata: [{name: 'theme-color', content: '#0e545c'}],
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {title: brand.name, hideOnScroll: false, items: []},
  } satisfies Preset.ThemeConfig,
};

export default config;
