import http from 'node:http';

// `npm run serve`, and what `npm start` and the tests serve with: `docusaurus serve`, with requests
// mended on their way in. By itself it answers a malformed or impossible address with an error of its
// own instead of the not-found page, under a sub-path it sends `page.html` to the home page, and it
// loses the query on the way from `page/` to `page`.

const baseUrl = process.env.BASE_URL ?? '/';
const NOWHERE = `${baseUrl}404-`;

function isPossible(pathname) {
  try {
    const plain = decodeURIComponent(pathname);
    return !plain.includes('\0') && !/(^|[\\/])\.\.([\\/]|$)/.test(plain) && !/[^/]{240}/.test(plain);
  } catch {
    return false;
  }
}

function mend(url) {
  const [pathname, query] = url.split(/(?=\?)/, 2);
  if (!isPossible(pathname)) return NOWHERE;
  const single = pathname.replace(/\/{2,}/g, '/');
  const page = single.replace(/(?<=\/)index\.html$|\.html$/, '');
  return page + (query ?? '');
}

/** The address without its last slash, when it has one to lose. */
function withoutSlash(url) {
  const [pathname, query = ''] = url.split(/(?=\?)/, 2);
  const isPage = pathname.endsWith('/') && pathname !== baseUrl && pathname.startsWith(baseUrl);
  return isPage ? pathname.replace(/\/+$/, '') + query : undefined;
}

const {createServer} = http;
http.createServer = (listener) =>
  createServer((request, response) => {
    request.url = mend(request.url);
    const location = withoutSlash(request.url);
    if (location) response.writeHead(301, {location}).end();
    else listener(request, response);
  });

process.argv.splice(2, 0, 'serve');
await import('@docusaurus/core/bin/docusaurus.mjs');
