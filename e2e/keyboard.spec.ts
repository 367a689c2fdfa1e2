import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabTo } from './steps/keyboard.ts';
import { searchBox } from './steps/search-box.ts';

/** The names suggested; the choices of a select are options too. */
const suggested = (page: Page) => page.getByRole('listbox', { name: 'Suggerimenti' }).getByRole('option');

/** Puts the focus into the search by keyboard alone: in the header, or on a phone through its button. */
async function openSearch(page: Page, isMobile: boolean): Promise<Locator> {
  const box = searchBox(page, isMobile);
  if (!isMobile) {
    await tabTo(page, box);
    return box;
  }
  await tabTo(page, page.getByRole('button', { name: 'Apri la ricerca' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(box).toBeFocused();
  return box;
}

test('the search is used without a mouse: type, choose with the arrows, Enter', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  await gotoAlive('/');
  const box = await openSearch(page, isMobile);
  // The phone's list has names before anything is typed; the one chosen from is the one that was asked for.
  const answer = page.waitForResponse(/[?&]query=fanale(&|$)/);
  await page.keyboard.type('fanale');
  await answer;
  const options = suggested(page);
  await expect(options.first()).toHaveText(/fanal/i);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const names = await options.allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);

  await page.keyboard.press('ArrowDown');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  // Under the name stands what it costs.
  const [name] = (names[0] ?? '').split('\n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${name}”`);
  await expect(suggested(page)).toHaveCount(0);
});

test('Escape puts the suggestions away and keeps the words, which Enter then searches', async ({
  page,
  gotoAlive,
  isMobile,
}) => {
  await gotoAlive('/');
  const box = await openSearch(page, isMobile);
  await page.keyboard.type('fanale');
  await expect(suggested(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggested(page)).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('fanale');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“fanale”');
});

test('words that were taken back leave no suggestions behind', async ({ page, gotoAlive, isMobile }) => {
  await gotoAlive('/');
  const box = await openSearch(page, isMobile);
  await page.keyboard.type('fanale');
  await expect(suggested(page).first()).toBeVisible();
  await box.fill('');
  await expect(suggested(page)).toHaveCount(0);
});

test('the first stop of the keyboard skips to the content', async ({ page, gotoAlive }) => {
  await gotoAlive('/search');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('what a search passes over is said beside the results', async ({ page, gotoAlive }) => {
  await gotoAlive(`/search/?query=${encodeURIComponent('alternatore riscaldato panda')}`);
  await expect(page.getByRole('status').filter({ hasText: 'pezz' })).toContainText(
    'senza “riscaldato”, che non dà risultati',
  );
  await expect(page.getByRole('article').first()).toContainText('Alternatore');
});
