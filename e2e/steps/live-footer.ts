/** The footer, whose code is fetched by those who come near it. A phone folds its lists. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to the footer and waits until it takes clicks: React keeps what it knows of an element on it. */
export async function liveFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const isAlive = () =>
    footer
      .getByRole('link')
      .first()
      .evaluate((link) => Object.keys(link).some((name) => name.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
  return footer;
}

/** Opens the list that a link of the footer stands in, where it is folded; the browser does that without any code. */
export async function unfolded(page: Page, name: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  const named = page.getByRole('link', { name, includeHidden: true });
  const link = footer.locator(named).first();
  if (!(await link.isVisible()))
    await footer.locator('details').filter({ has: named }).first().locator('summary').click();
  return link;
}
