import {changeEach, replaceOn, type Pages} from '../pages';

/** What Docusaurus writes into pages and nothing reads. */
export const UNREAD = [
  // The icon of outward links: our own do not use it, and its `style` would need an exception in the policy.
  /<svg style="display: none;"><defs>[\s\S]*?<\/defs><\/svg>/,
  // Marks for the part that writes the head in the browser; nothing of it runs.
  / data-rh="?true"?/g,
  /\btheme-layout-main main-wrapper ?/g,
  // Lets an address set any `data-` attribute of the page, also those that its own scripts go by.
  /,function\(\)\{try\{for\((?:(?!\}catch).)*"docusaurus-data-"(?:(?!\}catch).)*\}catch\(\w+\)\{\}\}\(\)/,
  // Lets an address set the colour mode, also to one that there is not.
  /function\(\)\{try\{return new URLSearchParams\((?:(?!\}catch).)*"docusaurus-theme"\)\}catch\(\w+\)\{\}\}\(\)\|\|/,
  // The empty value that React writes for an attribute that has none.
  /(?<= data-[a-z-]+)=""/g,
  // The end of an element that has none.
  / \/(?=>)(?<=<(?:meta|link|img|input|br)\b[^>]*)/g,
];

/** Names of plugins, versions and documents on `<html>`, for styles that the site has not. */
const withoutNames = (element: string): string =>
  element.replace(/\b(?:docs|plugin)-[^ "]+ ?/g, '').replace(' class=""', '');

/** Takes all of it out. */
export const removeUnread = (pages: Pages): Pages =>
  UNREAD.reduce(
    (left, pattern) => replaceOn(left, pattern, ''),
    changeEach(pages, (html) => html.replace(/<html[^>]*>/, withoutNames)),
  );
