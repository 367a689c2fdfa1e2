/** Bought to be collected: chosen at checkout, paid without shipping, made ready and handed over at the desk, and read as collected by its buyer. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney } from '../domain/written-number.ts';
import { alive, expect, test } from './fixtures.ts';
import { cards, payBy } from './steps/buying.ts';
import { deskUrl, setUpCodes, useInvitation } from './steps/desk.ts';
import { signIn } from './steps/people.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';
import { words } from './steps/words.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));

const t = words.it;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const total = (page: Page) => page.locator('aside dl > div').last().locator('dd');

// Who has no session at the desk yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

test('chosen by keyboard, kept over a reload, paid without shipping, handed over, and told as collected', async ({
  page,
  context,
  browser,
}) => {
  const shop = ownShop();
  await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage: 1 });
  await page.addInitScript(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify([{ id: part.id, quantity: 1 }]),
  );
  await page.goto(`${shop.url}/cart/checkout`);
  await alive(page);

  const sent = choice(page, /^Spedizione/);
  const collected = choice(page, /^Ritiro in sede · gratis · pronto da/);
  await expect(sent).toBeChecked();
  await expect(field(page, t.address.address)).toBeVisible();
  await sent.focus();
  await page.keyboard.press('ArrowDown');
  await expect(collected).toBeChecked();
  const withoutShipping = formatMoney(part.discountedPrice, 'it');
  await expect(total(page)).toHaveText(withoutShipping);
  await expect(page.getByRole('heading', { name: 'Dove lo mandiamo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'A chi va la fattura' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await sent.check();
  await expect(total(page)).not.toHaveText(withoutShipping);
  await expect(page.getByRole('heading', { name: 'Dove lo mandiamo' })).toBeVisible();
  await collected.check();
  await page.reload();
  await alive(page);
  await expect(collected).toBeChecked();
  await expect(total(page)).toHaveText(withoutShipping);

  await field(page, t.address.address).fill('Via Roma 1');
  await field(page, t.address.postalCode).fill('40121');
  await field(page, t.address.city).fill('Bologna');
  await page.getByRole('combobox', { name: t.address.province }).selectOption('BO');
  for (const consent of t.consents) await page.getByRole('checkbox', { name: consent }).check();
  await button(page, t.order).click();
  await page.waitForURL('**/sandbox/pay/*');
  const number = await payBy(page, 'it', cards.good);
  await expect(page.getByText('Via dei Demolitori 12')).toBeVisible();
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
  await expectAccessibleInBothSchemes(desk);

  const order = page.locator(`[id="${number}"]`);
  await page.goto(`${shop.url}/account/orders`);
  await expect(order).toContainText('Pronto per il ritiro: passa entro');
  await expect(order).toContainText('Via dei Demolitori 12');
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
  await expect(heading(desk)).toHaveText(`Ordine ${number}`);
  await yard.close();

  await page.reload();
  await expect(order).toContainText('Ritirato il');
  await expect(button(page, /^Recedere dal contratto/)).toBeVisible();
});
