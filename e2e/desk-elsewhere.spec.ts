/** What a channel has sold stands on the list of the day and in picking, and is ticked off there: by a press, by its code, by one alone. */
import type { PartSummary } from '../domain/contract/parts.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, yardCode } from './steps/desk.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { openChannel } from './steps/sold-elsewhere.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '20'] }));

// Who has no session yet is told so by the first call; and one of two is told that the other was first.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)|409 \(Conflict\)/));

test('pieces that were sold elsewhere are fetched by hand and by code, and one of two people is told', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const sell = openChannel(request, shop, 'eBay');
  const found = (await (await request.get(`${shop.url}/api/parts?limit=20`)).json()) as PartSummary[];
  const [one = 0, two = 0, three = 0] = found.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  const code = (id: number) => yardCode({ id });
  await comeToDesk(page, shop);
  await expect(page.getByText('Niente da fare.')).toBeVisible();
  for (const [at, id] of [one, two, three].entries()) await sell(id, `27-0000${at + 1}`);
  await page.reload();
  const list = page.getByRole('region', { name: 'Venduti altrove, da prendere' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('eBay, 27-00001');
  await expect(list).toContainText(code(one));
  await expectAccessibleInBothSchemes(page);
  const line = list.getByRole('link').first();
  await expect.poll(async () => (await line.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await page.getByRole('link', { name: 'Comincia il prelievo: 3 pezzi' }).click();
  await expect(page.getByText('venduto su eBay, 27-00002')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: `Preso ${code(one)}` }).click();
  await expect(page.getByRole('button', { name: `Rimetti a posto ${code(one)}` })).toBeVisible();

  await page.getByRole('button', { name: 'Scansiona' }).click();
  const scanner = page.getByRole('dialog');
  await scanner.getByRole('textbox', { name: 'Codice' }).fill(code(two));
  await scanner.getByRole('textbox', { name: 'Codice' }).press('Enter');
  await expect(scanner.getByText(`${code(two)}: preso`)).toBeVisible();
  await scanner.getByRole('button', { name: 'Chiudi' }).click();

  const context = await browser.newContext({ locale: 'it-IT' });
  const other = await context.newPage();
  await comeToDesk(other, shop);
  await other.goto(deskUrl(shop, '/prelievo'));
  await other.getByRole('button', { name: `Preso ${code(three)}` }).click();
  await expect(other.getByText('Tutto preso')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: `Preso ${code(three)}` }).click();
  await expect(page.getByText('L’ha già preso qualcun altro.')).toBeVisible();
  await expect(page.getByText('Tutto preso')).toBeVisible();
  await page.goto(deskUrl(shop));
  await expect(list).toBeHidden();
});
