/** Pauses that a person feels: suggestions wait for the end of a word, and a bar that was shown does not flicker. */
import { minimumWaitShownMs } from '../domain/constants.ts';
import { expect, test } from './fixtures.ts';

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

test('the bar of a page that is loaded stays a moment, however soon the page is there', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/contact');
  await page.evaluate(() => {
    const [bar, ...others] = [...document.querySelectorAll('div[hidden]:empty')];
    if (others.length > 0) throw new Error('the bar is not the only empty thing that is hidden');
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(performance.now())).observe(bar!, { attributeFilter: ['hidden'] });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await expect.poll(async () => (await seen()).length).toBe(2);
  const [shown = 0, hidden = 0] = await seen();
  // A timer is never early by more than the clock's own step.
  expect(hidden - shown).toBeGreaterThanOrEqual(minimumWaitShownMs - 1);
});

test('who waits long for a page hears that it is on its way', async ({ page, gotoAlive }) => {
  await gotoAlive('/contact');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/search/v2*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const sign = page.getByText("Ci vuole un po' più del solito");
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogo' }).click();
  await page.waitForTimeout(1_500);
  await expect(sign).toBeHidden();
  await expect(sign).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/search/);
  await expect(sign).toBeHidden();
});
