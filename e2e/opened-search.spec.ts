/** Whoever asks for the search can type at once: from the bar at the thumb, from results, and from the app's shortcut. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Of several, the one that can be seen. */
const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Cerca nel catalogo' }).filter({ visible: true });

test('@phone the bar at the thumb opens the search with the cursor in it, and keeps what was searched for', async ({
  page,
  gotoAlive,
}) => {
  const bar = page.getByRole('navigation', { name: 'Barra in basso' }).getByRole('link', { name: 'Cerca' });
  for (const [path, query] of [
    ['/contact', ''],
    ['/search?query=faro', 'faro'],
  ] as const) {
    await gotoAlive(path);
    // It comes to life a moment after the page; until then it leads to the catalogue.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/frame-')),
    );
    await page.waitForLoadState('networkidle');
    await bar.click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(query);
    await expect(page).toHaveURL(path);
  }
  await page.keyboard.type('alternatore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“alternatore”');
});

test('the app’s shortcut opens the search with the cursor in it, once', async ({ page, gotoAlive }) => {
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { url: string }[];
  };
  const shortcut = manifest.shortcuts.find(({ url }) => url.includes('/search'))?.url ?? '';
  await gotoAlive(shortcut);
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/search\/?$/);
});

test('what is typed into a search is a number as a rule: no keyboard puts it right', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/');
  for (const search of await page.locator('input[role="combobox"]').all())
    for (const [name, value] of [
      ['autocapitalize', 'none'],
      ['autocorrect', 'off'],
      ['spellcheck', 'false'],
      ['enterkeyhint', 'search'],
    ] as const)
      await expect(search).toHaveAttribute(name, value);
});
