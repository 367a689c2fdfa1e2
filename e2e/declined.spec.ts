import { expect, alive, test } from './fixtures.ts';
import { href } from '../domain/routes.ts';
import { addAddress, addFound, cards, order, orderShownPart, payBy, search } from './steps/buying.ts';
import { orderWithoutScreen } from './steps/paid-order.ts';
import { signIn } from './steps/people.ts';
import { demoShop, piecesOf, takePart } from './steps/shop.ts';
import { words } from './steps/words.ts';

test('after a declined card the part is for sale again, the cart is full, and a second card pays @main', async ({
  page,
  context,
  browser,
  isMobile,
  gotoAlive,
}) => {
  test.slow();
  const shop = demoShop();
  const t = words.it;
  const part = await takePart(page.request, { shop, cataloguePage: isMobile ? 5 : 6 });
  await signIn(context, shop);

  await gotoAlive('/');
  await search(page, 'it', part.serialNumber);
  await addFound(page, 'it', part);
  await page.getByRole('link', { name: t.onePiece }).click();
  await page.getByRole('link', { name: t.goToCheckout }).click();
  await addAddress(page, 'it');
  await order(page, 'it');
  expect(await piecesOf(page.request, shop, part.id)).toBe(part.quantity - 1);

  const declined = await payBy(page, 'it', cards.declined);
  await alive(page);
  expect(new URL(page.url()).pathname).toBe(href('it', 'fail'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.fail);
  expect(await piecesOf(page.request, shop, part.id)).toBe(part.quantity);
  const stranger = await browser.newPage();
  await stranger.goto(shop.url + href('it', 'part', { id: part.id }));
  await expect(stranger.getByRole('button', { name: t.addToCart, exact: true })).toBeVisible();
  await stranger.close();

  await expect(page.getByRole('link', { name: t.onePiece })).toBeVisible();
  await page.getByRole('link', { name: t.backToCart }).click();
  await page.getByRole('link', { name: t.goToCheckout }).click();
  await order(page, 'it');
  const paid = await payBy(page, 'it', cards.good);
  expect(paid).not.toBe(declined);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success);
  await expect(page.getByRole('link', { name: t.emptyCart })).toBeVisible();
  expect(await piecesOf(page.request, shop, part.id)).toBe(part.quantity - 1);

  await page.getByRole('link', { name: t.toOrders }).click();
  const placed = (number: string) => page.getByRole('article').filter({ hasText: number });
  await expect(placed(paid).getByText(t.paid, { exact: true }).first()).toBeVisible();
  await expect(placed(declined).getByText(t.cancelled, { exact: true })).toBeVisible();
});

test('who turns back on the payment’s page is offered to pay the same order', async ({
  page,
  context,
  gotoAlive,
}) => {
  const shop = demoShop();
  const t = words.it;
  const part = await takePart(page.request, { shop, cataloguePage: 45 });
  await signIn(context, shop);
  await gotoAlive(href('it', 'part', { id: part.id }));
  const number = await orderShownPart(page, 'it');

  // As the provider's own page leads back.
  await gotoAlive(href('it', 'fail', {}, { order: number }));
  await expect(page.getByRole('link', { name: t.toOrders })).toBeVisible();
  await page.getByRole('link', { name: t.payNow }).click();
  expect(await payBy(page, 'it', cards.good)).toBe(number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success);
});

test('a declined order that is not in this browser’s cart is put back into it by a press', async ({
  page,
  context,
}) => {
  const shop = demoShop();
  await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage: 7 });
  const { payment } = await orderWithoutScreen(context, shop, 'card', part);
  if (payment.kind !== 'redirect') throw new Error('This order is not paid by card.');
  await page.goto(payment.url);
  await payBy(page, 'it', cards.declined);
  await alive(page);
  await expect(page.getByText('ancora nel carrello')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rimetti i pezzi nel carrello' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: part.name })).toBeVisible();
  await expect(page.getByRole('link', { name: words.it.goToCheckout })).toBeVisible();
});
