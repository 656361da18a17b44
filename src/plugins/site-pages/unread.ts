import {changeEach, replaceOn, type Pages} from '../pages';

/** What Docusaurus writes into pages and nothing reads. */
export const UNREAD = [
  // Marks for the part that writes the head in the browser; nothing of it runs.
  / data-rh="?true"?/g,
  /\btheme-layout-main main-wrapper ?/g,
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
