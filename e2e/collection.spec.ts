/** Bought to be collected: chosen at checkout, paid without shipping, made ready and handed over at the desk, and read as collected by its buyer. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import { formatMoney } from '../domain/written-number.ts';
import { alive, expect, test } from './fixtures.ts';
import { cards, order, payBy } from './steps/buying.ts';
import { deskUrl, setUpCodes, useInvitation } from './steps/desk.ts';
import { signIn } from './steps/people.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';
import { words } from './steps/words.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));

const t = words.it;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sent = (page: Page) => page.getByRole('radio', { name: /^Spedizione/ });
const collected = (page: Page) => page.getByRole('radio', { name: /^Ritiro in sede · gratis · pronto da/ });
const total = (page: Page) => page.locator('aside dl > div').last().locator('dd');

// Who has no session at the desk yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

/** Somebody signed in, with the cheapest part of a page in the cart, at checkout. */
async function comeToCheckout(
  page: Page,
  context: BrowserContext,
  cataloguePage: number,
): Promise<PartSummary> {
  const shop = ownShop();
  await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage });
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([{ id: part.id, quantity: 1 }]),
  );
  await page.goto(`${shop.url}/cart/checkout`);
  await alive(page);
  return part;
}

test('chosen by keyboard it asks for no address but the invoice’s, costs no shipping, and stays chosen over a reload', async ({
  page,
  context,
}) => {
  const part = await comeToCheckout(page, context, 1);
  await expect(sent(page)).toBeChecked();
  await expect(field(page, t.address.address)).toBeVisible();
  await sent(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(collected(page)).toBeChecked();
  const withoutShipping = formatMoney(part.discountedPrice, 'it');
  await expect(total(page)).toHaveText(withoutShipping);
  await expect(page.getByRole('heading', { name: 'Dove lo mandiamo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'A chi va la fattura' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.reload();
  await expect(collected(page)).toBeChecked();
  await expect(total(page)).toHaveText(withoutShipping);
  await sent(page).check();
  await expect(total(page)).not.toHaveText(withoutShipping);
  await expect(page.getByRole('heading', { name: 'Dove lo mandiamo' })).toBeVisible();
});

test('paid for collection it is made ready and handed over at the desk, and its buyer reads so @main', async ({
  page,
  context,
  browser,
}) => {
  const shop = ownShop();
  const part = await comeToCheckout(page, context, 2);
  await collected(page).check();
  await expect(total(page)).toHaveText(formatMoney(part.discountedPrice, 'it'));
  await field(page, t.address.address).fill('Via Roma 1');
  await field(page, t.address.postalCode).fill('40121');
  await field(page, t.address.city).fill('Bologna');
  await page.getByRole('combobox', { name: t.address.province }).selectOption('BO');
  await order(page, 'it');
  const number = await payBy(page, 'it', cards.good);
  await expect(page.getByText('Via dei Demolitori 12', { exact: true })).toBeVisible();
  await expect(page.getByText('al corriere')).toHaveCount(0);

  const yard = await browser.newContext({ viewport: page.viewportSize() });
  const desk = await yard.newPage();
  await useInvitation(desk, shop, `${randomUUID()}@yard.example`);
  await setUpCodes(desk);
  await expect(desk.getByRole('link', { name: number })).toContainText('Ritiro in sede');
  await desk.goto(deskUrl(shop, `/ordini/${number}`));
  await button(desk, /^Preso/).click();
  await button(desk, 'Pronto per il ritiro').click();
  await expect(desk.getByRole('heading', { name: 'Chi ritira' })).toBeVisible();
  await expect(desk.getByRole('combobox', { name: 'Corriere' })).toHaveCount(0);

  const card = page.locator(`[id="${number}"]`);
  await page.goto(`${shop.url}/account/orders`);
  await expect(card).toContainText('Pronto per il ritiro: passa entro');
  await expect(card).toContainText('Via dei Demolitori 12');
  await expectAccessibleInBothSchemes(page);

  await desk.goto(deskUrl(shop));
  await expect(desk.getByRole('heading', { name: /Da consegnare a chi ritira/ })).toBeVisible();
  await desk.getByRole('link', { name: number }).click();
  const handOver = button(desk, 'Consegnato a chi ritira');
  expect((await handOver.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await handOver.click();
  await expect(desk.getByRole('dialog')).toContainText(number);
  await expect(desk.getByRole('dialog')).toContainText('Maria Rossi');
  await expectAccessibleInBothSchemes(desk);
  await button(desk, 'Sì, consegnato').click();
  await expect(desk.getByText('consegnato', { exact: true })).toBeVisible();
  await yard.close();

  await page.reload();
  await expect(card).toContainText('Ritirato il');
  await expect(button(page, /^Recedere dal contratto/)).toBeVisible();
});
