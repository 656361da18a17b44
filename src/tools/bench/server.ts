import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {contentTypeOf, fileFor} from '../static-files';

export type Kind = 'html' | 'css' | 'script' | 'font' | 'image' | 'other';

/** One answer of the server. */
export interface Answer {
  readonly path: string;
  readonly kind: Kind;
  /** Body as it travelled: text with brotli 11, the rest as it is. */
  readonly bytes: number;
  /** The browser fetched it ahead of need. */
  readonly isPrefetch: boolean;
  readonly status: number;
}

export interface Server {
  readonly origin: string;
  /** Every answer since the start, oldest first. */
  readonly answers: readonly Answer[];
  readonly close: () => Promise<void>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  '.html': 'html',
  '.css': 'css',
  '.js': 'script',
  '.mjs': 'script',
  '.svg': 'image',
  '.png': 'image',
  '.jpg': 'image',
  '.webp': 'image',
  '.avif': 'image',
  '.ico': 'image',
  '.woff2': 'font',
  '.woff': 'font',
};
const PACKED = /^(text\/|application\/(json|manifest|xml|wasm)|image\/svg)/;

export const kindOf = (file: string): Kind => KINDS[path.extname(file)] ?? 'other';

/** Bytes of a text as a good host sends it. */
export const brotli = (body: Uint8Array | string): Buffer =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});

interface Packed {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

function pack(file: string): Packed {
  const raw = fs.readFileSync(file);
  const type = contentTypeOf(file);
  const isPacked = PACKED.test(type);
  const body = isPacked ? brotli(raw) : raw;
  // A name with a fingerprint never changes its content.
  const isHashed = /[.\-_][\w-]{8,}\.\w+$/.test(file) && /[/\\](assets|_astro)[/\\]/.test(file);
  return {
    body,
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.length),
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${crypto.createHash('sha1').update(raw).digest('base64url')}"`,
      Vary: 'Accept-Encoding',
      ...(isPacked ? {'Content-Encoding': 'br'} : {}),
    },
  };
}

/**
 * Serves a folder of static files as a good host does: brotli of the highest quality, kept connections,
 * long caching of what has a fingerprint. HTTP/1.1 on loopback, because browsers speak HTTP/2 only with
 * a certificate. It notes every answer, so that bytes are counted where they are sent, whoever asked.
 */
export async function serve(folder: string, port = 0): Promise<Server> {
  const cache = new Map<string, Packed>();
  const answers: Answer[] = [];
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = fileFor(folder, pathname);
    const file = found ?? fileFor(folder, '/404.html');
    const isPrefetch = /prefetch|prerender/.test(
      String(request.headers['sec-purpose'] ?? request.headers.purpose ?? ''),
    );
    const end = (status: number, packed?: Packed): void => {
      const body = status === 304 ? undefined : packed?.body;
      answers.push({
        path: pathname,
        kind: file ? kindOf(file) : 'other',
        bytes: body?.length ?? 0,
        isPrefetch,
        status,
      });
      response.writeHead(status, packed?.headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (!file) return end(404);
    if (!cache.has(file)) cache.set(file, pack(file));
    const packed = cache.get(file)!;
    if (found && request.headers['if-none-match'] === packed.headers['ETag']) return end(304, packed);
    return end(found ? 200 : 404, packed);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
