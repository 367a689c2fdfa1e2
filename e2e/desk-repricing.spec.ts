/** Prices by rule on a phone, by keyboard alone: looked at first, applied, and put back. */
import type { Part } from '../domain/contract/parts.ts';
import { discounted } from '../domain/money.ts';
import { formatMoney } from '../domain/written-number.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, shopkeeper } from './steps/desk.ts';
import { pressAt, tabTo, typeInto } from './steps/keyboard.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('a rule is looked at, applied and undone, by keyboard alone @main', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const { id, price: asking, discount } = await takePart(request, { shop, cataloguePage: 40 });
  const paid = async () => {
    const answer = await request.get(`${shop.url}/api/parts/${id}`);
    return ((await answer.json()) as Part).discountedPrice;
  };
  // Prices of the demonstration end in 00 and 90: nothing else costs so much.
  const price = asking - (asking % 100) + 11 + Math.floor(Math.random() * 70);
  const lowered = Math.floor((price * 90 + 5_000) / 10_000) * 100;
  shopkeeper(shop, 'parts', 'price', `#${id}`, (price / 100).toFixed(2));
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, '/magazzino'));
  await pressAt(page, page.getByRole('link', { name: 'Cambia i prezzi' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Cambia i prezzi' })).toBeVisible();

  const asTyped = (price / 100).toFixed(2).replace('.', ',');
  await typeInto(page, page.getByRole('textbox', { name: 'Prezzo da' }), asTyped);
  await typeInto(page, page.getByRole('textbox', { name: 'Prezzo fino a' }), asTyped);
  await typeInto(page, page.getByRole('textbox', { name: 'Di quanto' }), '95');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Un numero intero da 1 a 90.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prezzo da' })).toHaveValue(asTyped);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('10');
  await tabTo(page, page.getByRole('combobox', { name: 'Arrotonda' }));
  await page.keyboard.type('a euro');
  await pressAt(page, page.getByRole('button', { name: 'Guarda prima' }));
  const [before, after] = [formatMoney(price, 'it'), formatMoney(lowered, 'it')];
  await expect(page.getByText(`Cambia 1 prezzo: in tutto da ${before} a ${after}.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `da ${before} a ${after}` })).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);
  expect(await paid()).toBe(discounted(price, discount));

  await pressAt(page, page.getByRole('button', { name: 'Cambia 1 prezzo' }));
  await expect(page.getByRole('heading', { name: 'Cambiati nelle ultime 24 ore' })).toBeFocused();
  const rule = page.getByRole('listitem').filter({ hasText: `fino a ${before}: −10 %, a euro interi` });
  await expect(rule).toContainText('1 pezzo · Anna');
  expect(await paid()).toBe(discounted(lowered, discount));
  await expectAccessibleInBothSchemes(page);

  await pressAt(page, rule.getByRole('button', { name: 'Annulla la modifica dei prezzi' }));
  await expect(rule).toContainText('1 pezzo ha di nuovo il prezzo di prima');
  await expect(rule.getByRole('button')).toHaveCount(0);
  expect(await paid()).toBe(discounted(price, discount));
});

test('whoever works in the yard is not led there', async ({ page, allowComplaint }) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, '/magazzino/prezzi'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina è del titolare');
  await page.goto(deskUrl(shop, '/magazzino'));
  await expect(page.getByRole('heading', { level: 1, name: 'Pezzi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fermi da più tempo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cambia i prezzi' })).toHaveCount(0);
});
