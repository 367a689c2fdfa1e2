/** The cart as it is changed by hand: fewer where fewer are left, empty after a second press, full and saying so. */
import type { Page } from '@playwright/test';
import { cartLinesMax } from '../domain/constants.ts';
import { alive, expect, test } from './fixtures.ts';
import type { PartSummary } from '../domain/contract/parts.ts';
import { dependsOnEngine } from '../domain/engine-dependent.ts';
import { formatMoney } from '../domain/written-number.ts';
import { demoShop, quoteFor, takeAirbag, takePart } from './steps/shop.ts';

const fill = (page: Page, entries: readonly { id: number; quantity: number }[]) =>
  page.addInitScript((stored) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', stored);
  }, JSON.stringify(entries));
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);

test('of a part that there is one piece of left, one press takes the others out @main', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 33 });
  await fill(page, [{ id: part.id, quantity: part.quantity + 3 }]);
  await gotoAlive('/cart');
  await expect(page.getByText(/rimast[oi] solo/)).toBeVisible();
  await page.getByRole('button', { name: `Uno in meno: ${part.name}` }).click();
  await expect(page.getByText(/rimast[oi] solo/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Accedi per pagare' })).toBeVisible();
  expect(await stored(page)).toEqual([{ id: part.id, quantity: part.quantity }]);
});

test('what cannot be had goes with one press, and comes back with another @main', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 33 });
  // Nobody has ever had a part of this number.
  const wanted = [
    { id: 2_000_000, quantity: 1 },
    { id: part.id, quantity: part.quantity + 2 },
  ];
  await fill(page, wanted);
  await gotoAlive('/cart');
  await expect(page.getByRole('link', { name: 'Accedi per pagare' })).toBeHidden();
  await page.getByRole('button', { name: 'Aggiorna il carrello' }).click();
  await expect(page.getByRole('link', { name: 'Accedi per pagare' })).toBeVisible();
  expect(await stored(page)).toEqual([{ id: part.id, quantity: part.quantity }]);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/rimast[oi] solo/)).toBeVisible();
  expect(await stored(page)).toEqual(wanted);
});

test('who adds by keyboard from a list goes on from there', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 28 });
  await gotoAlive(`/search?query=${part.serialNumber.replaceAll(' ', '')}`);
  const card = page.locator(`main article[data-part="${part.id}"]`);
  await card.getByRole('button', { name: `Aggiungi al carrello: ${part.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: /carrello/ })).toBeFocused();
});

test('the cart is emptied by a second press, and by no single one', async ({ page, gotoAlive }) => {
  const parts = [
    await takePart(page.request, { shop: demoShop(), cataloguePage: 34 }),
    await takePart(page.request, { shop: demoShop(), cataloguePage: 35 }),
  ];
  await fill(
    page,
    parts.map(({ id }) => ({ id, quantity: 1 })),
  );
  await gotoAlive('/cart');
  const clear = page.getByRole('button', { name: 'Svuota il carrello' });
  await clear.click();
  await page.getByRole('button', { name: 'Tienili' }).click();
  expect(await stored(page)).toHaveLength(2);
  await clear.click();
  await page.getByRole('button', { name: 'Svuota', exact: true }).click();
  await expect(page.getByText('Il carrello è vuoto.')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('what was taken out by a slip is put back by a press', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 34 });
  const entries = [{ id: part.id, quantity: 1 }];
  await fill(page, entries);
  await gotoAlive('/cart');
  await page.getByRole('button', { name: `Togli: ${part.name}` }).click();
  await expect(page.getByText('Il carrello è vuoto.')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: part.name })).toBeVisible();
  expect(await stored(page)).toEqual(entries);
  await expect(page.getByText(`Tolto: ${part.name}`)).toHaveCount(0);
});

test('a full cart says that it is', async ({ page }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 36 });
  await fill(
    page,
    Array.from({ length: cartLinesMax }, (_, at) => ({ id: 900_000 + at, quantity: 1 })),
  );
  await page.goto(`/parts/${part.id}`);
  await alive(page);
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await expect(
    page.getByText(`Nel carrello ci stanno al massimo ${cartLinesMax} pezzi diversi.`),
  ).toBeVisible();
  expect(await stored(page)).toHaveLength(cartLinesMax);
});

/** The car that a part comes from, or another one, as the browser remembers it. */
const rememberCarOf = ({ models: [model], year }: PartSummary, page: Page) =>
  page.addInitScript(
    (stored) => localStorage.setItem('car', stored),
    JSON.stringify({ brand: model?.brand, model: { id: model?.id, name: model?.name }, year }),
  );

test('a line says the grade and whether it fits the chosen car @main', async ({ page, gotoAlive }) => {
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 34 });
  const other = await takePart(page.request, { shop, cataloguePage: 35 });
  const entries = [part, other].map(({ id }) => ({ id, quantity: 1 }));
  await fill(page, entries);
  await gotoAlive('/cart');
  const lineOf = ({ name }: PartSummary) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(lineOf(part)).toContainText(new RegExp(`${part.condition} (come nuovo|buono|usato sano)`));
  await expect(page.getByText(/Va bene per la tua|controlla il motore|Da verificare/)).toHaveCount(0);

  await rememberCarOf(part, page);
  await gotoAlive('/cart');
  await expect(lineOf(part)).toContainText(
    dependsOnEngine(part.category) ? 'controlla il motore' : 'Va bene per la tua',
  );
  await rememberCarOf({ ...other, year: 1950 }, page);
  await gotoAlive('/cart');
  await expect(lineOf(part)).toContainText('Da verificare: confronta il numero.');
});

test('a safety part says in the cart already what checkout will ask for', async ({ page, gotoAlive }) => {
  const airbag = await takeAirbag(page.request, demoShop());
  await fill(page, [{ id: airbag.id, quantity: 1 }]);
  await gotoAlive('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: airbag.name });
  await expect(line).toContainText('account aziendale, numero d');
});

test('what travels on a pallet says at its line what that costs', async ({ page, gotoAlive }) => {
  const { url } = demoShop();
  const found = await page.request.get(`${url}/api/search/v2?query=paraurti+anteriore&onlyStock=true`);
  const { parts } = (await found.json()) as { parts: PartSummary[] };
  const id = parts[0]?.id ?? 0;
  const { shippingParts } = await quoteFor(page.request, demoShop(), id);
  await fill(page, [{ id, quantity: 1 }]);
  await gotoAlive('/cart');
  await expect(page.getByText(`Su bancale: ${formatMoney(shippingParts.freight, 'it')}`)).toBeVisible();
});

test('somebody without an account reads what the welcome discount saves on this cart', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 34 });
  await fill(page, [{ id: part.id, quantity: 1 }]);
  const { goods } = await quoteFor(page.request, demoShop(), part.id);
  await gotoAlive('/cart');
  await expect(
    page.getByText(`Primo ordine? Risparmi ${formatMoney(Math.round(goods * 0.15), 'it')}.`),
  ).toBeVisible();
});

test('at 360 px a price of four figures stands beside the button at the thumb, and never under it', async ({
  page,
  gotoAlive,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { url } = demoShop();
  const found = await page.request.get(`${url}/api/search/v2?sort=price:desc&onlyStock=true`);
  const { parts } = (await found.json()) as { parts: PartSummary[] };
  const [dearest] = parts;
  expect(dearest?.discountedPrice).toBeGreaterThan(100_000);
  await fill(page, [{ id: dearest?.id ?? 0, quantity: 1 }]);
  await gotoAlive('/cart');
  const button = page.getByRole('link', { name: 'Accedi per pagare' });
  await expect(button).toBeInViewport({ ratio: 1 });
  const at = await button.boundingBox();
  const price = await button.locator('xpath=preceding-sibling::span').boundingBox();
  expect(at?.height).toBeGreaterThanOrEqual(44);
  expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(at?.x ?? 0);
});
