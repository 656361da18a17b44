import fs from 'node:fs';
import path from 'node:path';

import {findOutbound, formatOutbound, type OutboundCheck} from './outbound';

/**
 * Asks every outbound address whether it still answers. Apart from the build: another site's bad day
 * blocks nobody. Writes a report in Markdown to the file that is named; exit status 1 with broken links.
 */

const TIMEOUT = 20_000;
const TRIES = 2;
/** Answers that mean «not for robots», not «gone». */
const RESERVED = new Set([401, 403, 405, 406, 429, 999]);

async function ask(url: string): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, {
        redirect: 'follow',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {'user-agent': 'Mozilla/5.0 (link check)', accept: 'text/html,*/*'},
      });
      await response.body?.cancel();
      if (response.ok || RESERVED.has(response.status)) return undefined;
      if (attempt === TRIES) return `respondió con el código ${response.status}`;
    } catch (error) {
      if (attempt === TRIES) {
        return error instanceof Error && error.name === 'TimeoutError'
          ? 'no respondió a tiempo'
          : 'no se pudo abrir';
      }
    }
  }
}

async function main(): Promise<void> {
  const links = findOutbound(process.cwd());
  const addresses = [...new Set(links.map(({url}) => url))];
  const failures = new Map<string, string>();
  for (const url of addresses) {
    const reason = await ask(url);
    if (reason) failures.set(url, reason);
  }
  const broken: OutboundCheck[] = links.flatMap((link) => {
    const reason = failures.get(link.url);
    return reason ? [{...link, reason}] : [];
  });
  const report = formatOutbound(broken, addresses.length);
  console.log(report);
  const target = process.argv[2];
  if (target && broken.length > 0) fs.writeFileSync(path.resolve(target), report);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

void main();
