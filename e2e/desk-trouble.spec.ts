/** What is missing at its shelf, and money that has not come: who may not decide says so, and the owner finds it and acts. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { awaitedOrder, comeToDesk, deskUrl, paidOrder, yardCode } from './steps/desk.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '200'] }));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

// Who has no session at the desk yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

test('a piece that is not at its shelf is told to the owner, who takes it out of its order', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 640 });
  const part = await takePart(request, { shop, cataloguePage: 1 });
  const number = await paidOrder(browser, shop, part);
  const code = yardCode(part);
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, '/prelievo'));
  const trouble = button(page, `Manca o è rotto: ${code}`);
  expect((await trouble.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await trouble.click();
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Non si trova').click();
  await expect(dialog(page)).toContainText('il cliente non riceve niente');
  await button(page, 'Sì, dillo al titolare').click();
  await expect(dialog(page)).toBeHidden();
  const said = `Anna: ${code} non si trova`;
  await expect(page.getByText(said)).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const own = await browser.newContext({ locale: 'it-IT', viewport: { width: 360, height: 640 } });
  try {
    const owner = await own.newPage();
    await comeToDesk(owner, shop, 'owner');
    await owner.getByRole('link', { name: new RegExp(said) }).click();
    await expect(owner.getByRole('alert')).toContainText(said);
    await button(owner, `Manca o è rotto: ${code}`).click();
    await button(owner, 'Non si trova').click();
    await expect(dialog(owner)).toContainText(/Tornano .*€.*non torna in vendita/);
    await expect(dialog(owner).getByRole('textbox')).toHaveValue(
      'Il pezzo non si trova più nel nostro magazzino.',
    );
    await expectAccessibleInBothSchemes(owner);
    await button(owner, 'Togli e rimborsa').click();
    await expect(dialog(owner)).toBeHidden();
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${number}`);
    await expect(owner.getByText('rimborsato', { exact: true })).toBeVisible();
    await expect(owner.getByRole('alert')).toHaveCount(0);
  } finally {
    await own.close();
  }
});

test('a transfer on the bank statement is found by its amount, and said to have come in the list', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 640 });
  const number = await awaitedOrder(browser, shop, await takePart(request, { shop, cataloguePage: 2 }));
  const other = await awaitedOrder(browser, shop, await takePart(request, { shop, cataloguePage: 3 }));
  await comeToDesk(page, shop, 'owner');
  await expect(page.getByRole('heading', { name: /^In attesa di pagamento/ })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: number });
  const [amount = ''] = /[\d.]+,\d{2}/.exec((await row.locator('strong').textContent()) ?? '') ?? [];
  await expectAccessibleInBothSchemes(page);

  const search = page.getByRole('textbox', { name: 'Cerca un ordine' });
  await search.fill('nessuno si chiama così');
  await button(page, 'Cerca').click();
  await expect(page.getByText(/^Nessun ordine trovato/)).toBeVisible();
  await search.fill('rossi');
  await button(page, 'Cerca').click();
  const found = page.getByRole('region', { name: /^Trovati / });
  for (const one of [number, other]) await expect(found.getByRole('link', { name: one })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await search.fill(amount);
  await button(page, 'Cerca').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${number}`);
  await expect(page.getByText(`Bonifico di ${amount}`)).toBeVisible();

  await page.goto(deskUrl(shop));
  await button(page, `È arrivato ${number}`).click();
  await expect(dialog(page)).toContainText(amount);
  await button(page, 'Sì, è arrivato').click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, `È arrivato ${number}`)).toBeHidden();
  await expect(button(page, `È arrivato ${other}`)).toBeVisible();
});
