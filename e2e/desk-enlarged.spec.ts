/** The desk's busiest pages for whoever reads with wider letters, or at 400 %. */
import { expect, test } from './fixtures.ts';
import { deskUrl } from './steps/desk.ts';
import { comeAsOwner, fillDesk } from './steps/desk-pages.ts';
import { expectFocusInSight, expectReadableEnlarged, expectRoomForLetters } from './steps/enlarged.ts';
import { shopOfFile } from './steps/shop-of-file.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '180'] }));

const isBusy = (path: string): boolean =>
  ['', '/prelievo', '/nuovo', '/magazzino', '/posta'].includes(path) ||
  /^.(ordini|magazzino).[^/]+$/.test(path);

test('at the desk nothing is cut or hidden from whoever needs larger letters @main', async ({
  page,
  browser,
  request,
  allowComplaint,
}) => {
  // Who has no session yet is told so by the first call.
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 780 });
  const pages = await fillDesk({ browser, request, shop, cataloguePages: [1, 2] });
  await comeAsOwner(page, shop);
  for (const { path, heading } of pages.filter((one) => isBusy(one.path))) {
    await test.step(path, async () => {
      await page.goto(deskUrl(shop, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.waitForLoadState('networkidle');
      await expectRoomForLetters(page);
      await expectFocusInSight(page);
      await expectReadableEnlarged(page);
    });
  }
});
