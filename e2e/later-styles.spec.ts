/** Styles in two files (decision 0127): nobody waits for the second, and nothing is seen without it that is its own. */
import { expect, test } from './fixtures.ts';

const later = /\/later-[^/]+\.css$/;

test('a first page is seen while its later styles hang', async ({ page }) => {
  await page.route(later, () => {});
  await page.goto('/search?query=faro', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  // It is alive, too: a press into the cart waits for nothing.
  await page
    .getByRole('button', { name: /al carrello/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /carrello/i }).first()).toBeVisible();
});

test('a page that wants them comes with them', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(later, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page
    .getByRole('link', { name: /^Carrello/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  const hasThem = await page.evaluate(() =>
    [...document.styleSheets].some(({ href, media }) => href?.includes('/later-') && media.length === 0),
  );
  expect(hasThem).toBe(true);
});

test('a page that is opened with its address has both from the start', async ({ request }) => {
  const html = await (await request.get('/cart')).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet).not.toContain('media');
});
