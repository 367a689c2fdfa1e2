/** Pauses that a person feels: suggestions wait for the end of a word, and a bar that was shown does not flicker. */
import type { Page } from '@playwright/test';
import { minimumWaitShownMs } from '../domain/constants.ts';
import { expect, test } from './fixtures.ts';
import { unfolded } from './steps/live-footer.ts';

test('a word typed in one go is looked up once, a slow one after each pause', async ({ page, gotoAlive }) => {
  await gotoAlive('/');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search/v2') asked.push(searchParams.get('query'));
  });
  const box = page.getByRole('combobox').first();
  await box.click();
  // All letters within one moment of the page's own: how fast a machine types is not measured.
  await box.evaluate((field: HTMLInputElement) => {
    for (const value of ['f', 'fa', 'far', 'faro']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect.poll(() => asked.filter((query) => query !== null)).toEqual(['faro']);
  await box.press('i', { delay: 200 });
  await expect.poll(() => asked.filter((query) => query !== null)).toEqual(['faro', 'faroi']);
});

/** From here on time passes when the test says so: how fast the machine is has no part in it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

test('the bar of a page that is loaded stays a moment, however soon the page is there', async ({
  page,
  gotoAlive,
}) => {
  await page.clock.install();
  await gotoAlive('/contact');
  await page.evaluate(() => {
    const [bar, ...others] = [...document.querySelectorAll('div[hidden]:empty')];
    if (others.length > 0) throw new Error('the bar is not the only empty thing that is hidden');
    bar!.id = 'bar';
  });
  await stopClock(page);
  await (await unfolded(page, 'Cookie')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie e memoria del browser');
  const bar = page.locator('#bar');
  await expect(bar).not.toHaveAttribute('hidden');
  await page.clock.runFor(minimumWaitShownMs - 1);
  await expect(bar).not.toHaveAttribute('hidden');
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('hidden');
});

test('who waits long for a page hears that it is on its way', async ({ page, gotoAlive }) => {
  await page.clock.install();
  await gotoAlive('/contact');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/search/v2*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await stopClock(page);
  const sign = page.getByText("Ci vuole un po' più del solito");
  const asked = page.waitForRequest('**/api/search/v2*');
  await (await unfolded(page, 'Catalogo')).click();
  await asked;
  await page.clock.runFor(2_900);
  await expect(sign).toBeHidden();
  await page.clock.runFor(200);
  await expect(sign).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/search/);
  await expect(sign).toBeHidden();
});
