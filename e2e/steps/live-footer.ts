/** The footer, whose code is fetched by those who come near it. */
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
