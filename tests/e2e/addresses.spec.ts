import {ADDRESSES, judge, type Address} from '../support/addresses';
import {follow} from '../support/raw-request';
import {PORT, SUBPATH_PORT} from '../support/site';
import {expect, test} from '../support/test';

// On nginx and Caddy the same table runs in `npm run test:servers`.
for (const [name, port, base] of [
  ['at the root', PORT, ''],
  ['under a sub-path', SUBPATH_PORT, '/catedra'],
] as const) {
  test(`every way to write an address ends where it should, ${name}`, async () => {
    const wrong: string[] = [];
    for (const address of ADDRESSES) {
      // Node refuses what is longer than 16 KB; all else that HTTP does not allow is not found here.
      const isMended =
        typeof address.ends === 'object' && 'refused' in address.ends && address.path.length < 16_000;
      const asked: Address = isMended ? {...address, ends: 'not-found'} : address;
      const problem = judge(asked, await follow(port, base + address.path, 'localhost'));
      if (problem) wrong.push(`${address.path.slice(0, 60)}: ${problem}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('query and hash stay on the way to the page', async ({page}) => {
  await page.goto('/ley-2491-de-2025/?desde=boletin#articulo-3');
  await expect(page).toHaveURL('/ley-2491-de-2025?desde=boletin#articulo-3');
  await expect(page.locator('#articulo-3')).toBeInViewport();
});
