import vm from 'node:vm';
import {describe, expect, it, vi} from 'vitest';

import {compile} from '../plugins/islands/compile';

const script = compile('not-found');

/** Runs the script of the not-found page at an address, on a host that has what `has` names; where it leads to. */
async function leadsFrom(address: string, has: (path: string) => boolean): Promise<string | undefined> {
  const {pathname, search, hash} = new URL(address, 'https://x');
  const replace = vi.fn<(to: string) => void>();
  const error = vi.fn<(text: string) => void>();
  const fetch = async (path: string): Promise<object> => ({ok: has(path)});
  vm.runInNewContext(script, {location: {pathname, search, hash, replace}, console: {error}, fetch});
  await new Promise(setImmediate);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(pathname));
  return replace.mock.calls[0]?.[0];
}

describe('the not-found page', () => {
  it.each([
    ['/rieeb/', '/rieeb'],
    ['/Rieeb', '/rieeb'],
    ['/catedra/rieeb/', '/catedra/rieeb'],
    ['/rieeb/?desde=boletin#articulo-5', '/rieeb?desde=boletin#articulo-5'],
    ['/ley-2503-de-2025.', '/ley-2503-de-2025'],
    ['/ley-2503-de-2025)', '/ley-2503-de-2025'],
    ['/ley-2503-de-2025%20', '/ley-2503-de-2025'],
    ['/ley-2503', '/ley-2503-de-2025'],
    ['/ley2503', '/ley-2503-de-2025'],
    ['/LEY%202503', '/ley-2503-de-2025'],
    ['/ley-2503-de-2025.html/', '/ley-2503-de-2025'],
  ])('leads from %s to %s', async (from, to) =>
    expect(await leadsFrom(from, (path) => path === to.split('?')[0])).toBe(to),
  );

  it.each(['/', '/no-existe', '/no-existe/', '/%E0%A4%A', '/rieeb/otra/'])('%s stays', async (address) =>
    expect(await leadsFrom(address, (path) => path === '/rieeb')).toBeUndefined(),
  );
});
