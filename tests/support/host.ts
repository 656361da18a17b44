import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

import {contentTypeOf, fileFor} from '../../src/tools/static-files';
import {BUILD_DIR} from './site';

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly location?: string;
  readonly body: string;
  /** The line breaks in the middle of the body. */
  readonly isCutShort?: boolean;
}

/** Changes an answer of the host, or leaves it as it is. */
export type Change = (pathname: string, body: () => string) => Answer | undefined;

export interface Host {
  readonly url: string;
  /** Paths asked for since the start. */
  readonly asked: string[];
  /** What a deploy changed; `undefined` is the build as it is. */
  change: Change | undefined;
  /** How long each answer takes, in milliseconds. */
  delay: number;
  /** Cuts the line: nothing answers any more. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

/**
 * A host of our own for the built site, which tests can change, cut and mend. With `isKept: false`
 * browsers keep nothing, as if nothing had been fetched ahead.
 */
export async function openHost({root = BUILD_DIR, base = '/', isKept = true} = {}): Promise<Host> {
  const asked: string[] = [];
  const host: Pick<Host, 'change' | 'delay'> = {change: undefined, delay: 0};
  let server: http.Server;
  const answer: http.RequestListener = (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const file = pathname.startsWith(base) ? fileFor(root, `/${pathname.slice(base.length)}`) : undefined;
    const found = file ?? path.join(root, '404.html');
    const changed = host.change?.(pathname, () => fs.readFileSync(found, 'utf8'));
    response.setHeader(
      'cache-control',
      !isKept ? 'no-store' : pathname.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('content-type', changed?.type ?? contentTypeOf(found));
    if (changed?.location) response.setHeader('location', changed.location);
    response.statusCode = changed?.status ?? (file ? 200 : 404);
    const body = Buffer.from(changed?.body ?? fs.readFileSync(found));
    setTimeout(() => {
      if (!changed?.isCutShort) return void response.end(body);
      response.setHeader('content-length', body.length);
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    }, host.delay);
  };
  const listen = (port: number): Promise<number> =>
    new Promise((resolve) => {
      server = http.createServer(answer);
      server.listen(port, 'localhost', () => resolve((server.address() as {port: number}).port));
    });
  const port = await listen(0);
  return Object.assign(host, {
    url: `http://localhost:${port}${base.slice(0, -1)}`,
    asked,
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mend: async () => void (await listen(port)),
  });
}
