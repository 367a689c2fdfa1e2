/** The shop's own letters: they come, and nothing moves when they do. */
import { alive, expect, test } from './fixtures.ts';

test('headings stand as wide in the letters that wait as in those that come, and nothing moves', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The page is not loaded as long as a typeface is on its way.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await alive(page);
  const widths = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, h2')].map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        // Line by line: where a heading breaks depends on a hair.
        return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      }),
    );
  const before = await widths();
  letGo();
  await page.waitForFunction(() => document.fonts.check('700 16px Smonto'));
  await page.evaluate(() => document.fonts.ready);
  const after = await widths();
  expect(after.length).toBeGreaterThan(2);
  for (const [at, width] of after.entries())
    expect(Math.abs(width - (before[at] ?? 0)) / (width || 1)).toBeLessThan(0.06);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
