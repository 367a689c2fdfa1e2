/** Every page of the desk in English, opened by its address: sound in light and in dark. */
import { expect, test } from './fixtures.ts';
import { deskUrl } from './steps/desk.ts';
import { comeAsOwner, fillDesk } from './steps/desk-pages.ts';
import { demoShop } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('every page of an owner’s desk', async ({ page, browser, request, allowComplaint }, { project }) => {
  // Who has no session yet is told so by the first call.
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const cataloguePages = project.name === 'phone' ? ([30, 31] as const) : ([32, 33] as const);
  const pages = await fillDesk({ browser, request, shop, cataloguePages });
  await comeAsOwner(page, shop);
  for (const { path, heading } of pages) {
    await page.goto(deskUrl(shop, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessibleInBothSchemes(page);
  }
});
