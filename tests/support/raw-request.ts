import http from 'node:http';

import type {Outcome} from './addresses';

export interface RawResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request whose path is sent as it is written: browsers and `fetch` would mend it first. */
export function rawRequest(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  host = '127.0.0.1',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request({host, port, path, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
    });
    request.setTimeout(10_000, () => request.destroy(new Error(`sin respuesta: ${path.slice(0, 80)}`)));
    // A server that refuses the request closes the line as well, sometimes before it is all sent.
    request.on('error', reject);
    request.end();
  });
}

/** Follows redirects on the same server, five at most. */
export async function follow(port: number, path: string, host?: string): Promise<Outcome> {
  let current = path;
  for (let hops = 0; hops <= 5; hops += 1) {
    const {status, headers, body} = await rawRequest(port, current, {}, host);
    if (status < 300 || status > 399 || !headers.location) return {status, hops, html: body.toString('utf8')};
    const next = new URL(headers.location, `http://localhost:${port}`);
    current = next.pathname + next.search;
  }
  return {status: 310, hops: 6, html: ''};
}
