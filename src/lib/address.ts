// Put in by `plugins/islands`: islands have no context of Docusaurus to ask.
declare const SITE_BASE: string;
declare const SITE_ORIGIN: string;

/** Path of the site with both slashes: `/` or `/catedra/`. */
export const base = SITE_BASE;
/** Origin of the site, without a path. */
export const origin = SITE_ORIGIN;
