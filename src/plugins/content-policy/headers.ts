import {contentPolicy, type Hashes} from './policy';

/** Longest line that Cloudflare Pages reads. */
const LINE = 2000;
const YEAR = 31_536_000;

/** What a page may ask the browser for: the player's needs for its own host, ours for us, the rest for nobody. */
const PERMISSIONS = [
  ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
    (name) => `${name}=(self "https://www.youtube-nocookie.com")`,
  ),
  ...['clipboard-write', 'screen-wake-lock'].map((name) => `${name}=(self)`),
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ');

/** The headers of every answer. `hashes` are those of all pages together. */
export const siteHeaders = (hashes: Hashes): Readonly<Record<string, string>> => ({
  // No «frame-ancestors» in the pages' own policy: browsers take it from a header only.
  'Content-Security-Policy': `${contentPolicy(hashes)}; frame-ancestors 'none'`,
  // Not for subdomains: the site does not know what else the organisation has under its name.
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/**
 * The file `_headers` that Cloudflare Pages and Netlify read. One rule for everything, with the hashes
 * of all pages: they share what stands in them, so the list is short, and a rule a page would soon
 * pass the limit of a hundred. Each page's own policy lets only its own scripts run, and a browser
 * obeys both. A header that two rules give is sent twice, so `/assets/` adds only what the first rule
 * leaves out; pages stay with the hosts' default, which asks again each time.
 *
 * Throws when a line is longer than Cloudflare Pages reads.
 */
export function headersFile(baseUrl: string, hashes: Hashes): string {
  const lines = Object.entries(siteHeaders(hashes)).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > LINE);
  if (long) {
    throw new Error(
      `_headers: la línea «${long.slice(0, 60)}…» tiene ${long.length} caracteres y Cloudflare Pages lee ${LINE}. ` +
        'Reduzca los guiones y estilos en línea distintos que tienen las páginas (src/plugins/content-policy).',
    );
  }
  return [
    `${baseUrl}*`,
    ...lines,
    '',
    '# Sus nombres cambian con su contenido.',
    `${baseUrl}assets/*`,
    `  Cache-Control: public, max-age=${YEAR}, immutable`,
    '',
  ].join('\n');
}
