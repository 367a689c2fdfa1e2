/** Sales channels at the desk: the owner makes a token, which is shown once, and revokes it. */
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl } from './steps/desk.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '20'] }));

// Who has no session yet is told so by the first call, and what is asked in vain by its own.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)|400 \(Bad Request\)/));

test('a channel gets its token at the desk, reads the stock with it, and reads nothing once it is revoked', async ({
  page,
  request,
}) => {
  const shop = ownShop();
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, '/altro'));
  await page.getByRole('main').getByRole('link', { name: 'Canali di vendita' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('textbox', { name: 'Nome' }).fill('eBay');
  const webhook = page.getByRole('textbox', { name: /^Indirizzo per gli avvisi/ });
  await webhook.fill('http://10.0.0.1/stock');
  await page.getByRole('button', { name: 'Crea il token' }).click();
  await expect(webhook).toHaveAccessibleDescription(/https aperto a internet/);
  await webhook.fill('');
  await page.getByRole('button', { name: 'Crea il token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Il token di eBay' });
  const token = await dialog.getByRole('definition').textContent();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'L’ho copiato' }).click();
  await expect(page.getByText(token ?? '')).toBeHidden();

  const read = () =>
    request.get(new URL('/api/channel/parts?limit=1', deskUrl(shop, '/')).href, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await read()).status()).toBe(200);
  const revoke = page.getByRole('button', { name: 'Revoca eBay' });
  // It is measured at rest: the dialog before it still goes.
  await expect.poll(async () => (await revoke.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await revoke.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoca', exact: true }).click();
  await expect(page.getByText(/^revocato/)).toBeVisible();
  expect((await read()).status()).toBe(401);
});
