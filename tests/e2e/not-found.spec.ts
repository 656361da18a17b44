import {openHost} from '../support/host';
import {expect, hydrated, test, visit} from '../support/test';

const ADDRESSES = [
  '/no-existe',
  '/ley-2491-de-2025/no-existe',
  '/a/b/c?x=1',
  '/LEY-2491-DE-2025-no',
  '/%E0%A4%A',
];

for (const address of ADDRESSES) {
  test(`${address} is not found, and says so`, async ({page, guard}) => {
    // The document itself is the 404 that this test asks for; the path is logged on purpose.
    guard.allow(/40[04]|no-existe|\/a\/b\/c|LEY-2491|%E0/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(address);
    expect([400, 404]).toContain(response?.status());
    if (response?.status() === 400) return; // The server refuses the encoding before the site sees it.

    // Written down before scripts, and not again after them.
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toContainText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    const home = page.getByRole('link', {name: 'Return to Home'});
    await expect(home).toHaveAttribute('href', '/');
    expect(await home.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    const path = new URL(address, 'http://x').pathname;
    expect(logged.filter((text) => text.includes(path) && !text.includes('Failed to load'))).toHaveLength(1);
    await expect(page.getByRole('main').getByRole('link', {name: /Ley 2491/})).toBeVisible();
  });
}

test('a broken link inside the site ends on the same page', async ({page, guard}) => {
  guard.allow(/no-existe/);
  await visit(page, '/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no-existe';
    link.textContent = 'roto';
    document.querySelector('main')?.prepend(link);
  });
  guard.allow(/404/);
  await page.getByRole('link', {name: 'roto', exact: true}).click();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', {name: 'Return to Home'}).click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/404|not found/i);
});

test('an address that is nearly right leads to its page', async ({page, guard}) => {
  guard.allow(/404/);
  // As GitHub Pages serves: an address with a final slash is not found. Others: `src/browser/not-found.test.ts`.
  const host = await openHost();
  await page.goto(`${host.url}/ley-2491-de-2025/?desde=boletin#articulo-5`);
  await expect(page).toHaveURL(`${host.url}/ley-2491-de-2025?desde=boletin#articulo-5`);
  await expect(page.locator('#articulo-5')).toBeInViewport();
  await host.cut();
});
