/** A page that the worker answers for begins without what the server writes around it: its place is kept, so that nothing moves once it comes. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

/** Where the heading stands. */
const headingAt = (page: Page) =>
  page.evaluate(() => {
    const { left, top } = document.querySelector('h1')!.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top) };
  });

for (const { name, path, width, late } of [
  { name: 'the bar with the ways', path: '/contact', width: 1280, late: 'header ~ nav' },
  { name: 'the scene beside the sign-in', path: '/auth', width: 1280, late: 'main > div > :first-child' },
  { name: 'the ways out of an order', path: '/cart/checkout', width: 360, late: 'header nav:first-of-type' },
])
  test(`without ${name} a page stands where it will`, async ({ page, context, gotoAlive }) => {
    await page.setViewportSize({ width, height: 800 });
    if (path !== '/auth') await signIn(context, demoShop());
    await gotoAlive(path);
    const part = page.locator(late).first();
    await expect(part).toBeVisible();
    const before = await headingAt(page);
    await part.evaluate((element) => element.remove());
    expect(await headingAt(page)).toEqual(before);
  });
