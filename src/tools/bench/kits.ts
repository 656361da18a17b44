import fs from 'node:fs';
import path from 'node:path';

/** How to reach the parts of a site that the bench uses: selectors of what a visitor sees. */
export interface Kit {
  readonly name: string;
  /** Opener and opened menu, on a phone and on a desktop; undefined where the tool has none. */
  readonly menu: {readonly slow?: readonly [string, string]; readonly desktop?: readonly [string, string]};
  readonly search?: {
    /** Undefined when the field is on the page. */
    readonly opener?: string;
    readonly field: string;
    readonly result: string;
    /** What changes when results change. */
    readonly list: string;
  };
}

const KITS: readonly (Kit & {readonly mark: RegExp})[] = [
  {
    name: 'site',
    mark: /id="?buscador\b/,
    menu: {
      slow: ['header button[popovertarget="menu-del-sitio"]', '#menu-del-sitio a'],
      desktop: ['header nav details > summary', 'header nav details[open] a'],
    },
    search: {
      opener: 'header button[popovertarget="buscador"]',
      field: '#buscador input[type="search"]',
      result: '#buscador [data-result]',
      list: '#buscador',
    },
  },
  {
    name: 'docusaurus',
    mark: /name="?generator"? content="Docusaurus/,
    menu: {
      slow: ['.navbar__toggle', '.navbar-sidebar--show .navbar-sidebar__items'],
      desktop: ['.navbar__item.dropdown > .navbar__link', '.navbar__item.dropdown .dropdown__menu'],
    },
    search: {
      field: '.navbar__search-input',
      result: '[class*="suggestion_"]',
      list: '[class*="searchBar_"]',
    },
  },
  {
    name: 'starlight',
    mark: /content="Starlight/,
    menu: {slow: ['starlight-menu-button button', '#starlight__sidebar a']},
    search: {
      opener: 'site-search button[data-open-modal]',
      field: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
      list: '.pagefind-ui__drawer',
    },
  },
  {
    name: 'vitepress',
    mark: /name="generator" content="VitePress/,
    menu: {
      slow: ['.VPNavBarHamburger', '.VPNavScreen a, .VPNavScreen button'],
      desktop: ['.VPNavBarMenuGroup > button', '.VPNavBarMenuGroup .menu a'],
    },
    search: {
      opener: '#local-search button, .VPNavBarSearch button',
      field: '.VPLocalSearchBox .search-input',
      result: '.VPLocalSearchBox a.result',
      list: '.VPLocalSearchBox',
    },
  },
  {
    name: 'plain',
    mark: /./,
    menu: {
      slow: ['header details > summary', 'header details[open] a'],
      desktop: ['header details > summary', 'header details[open] a'],
    },
  },
];

/** Knows a built site by its home page, or by any page of it. */
export function kitOf(folder: string): Kit {
  const pages = fs.readdirSync(folder).filter((file) => file.endsWith('.html'));
  const file = pages.includes('index.html') ? 'index.html' : pages[0];
  if (!file) throw new Error(`${folder} has no built pages (*.html).`);
  const html = fs.readFileSync(path.join(folder, file), 'utf8');
  return KITS.find(({mark}) => mark.test(html))!;
}
