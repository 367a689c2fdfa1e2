/** The whole way of somebody new: from the search to the paid order in the list. */
import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { alive } from '../fixtures.ts';
import {
  addAddress,
  addFound,
  cards,
  openCart,
  order,
  payBy,
  registerForCheckout,
  search,
} from './buying.ts';
import { mailsTo } from './outbox.ts';
import { newPerson } from './people.ts';
import { piecesOf, quoteFor, takePart, type ShopPlace } from './shop.ts';
import { words } from './words.ts';

/** @param cataloguePage page of the catalogue that the part is taken from; one a test */
export async function buyAsSomebodyNew(
  page: Page,
  { shop, cataloguePage, locale }: { shop: ShopPlace; cataloguePage: number; locale: Locale },
): Promise<void> {
  const t = words[locale];
  const person = newPerson();
  const part = await takePart(page.request, { shop, cataloguePage, locale });
  const { finalPrice } = await quoteFor(page.request, shop, part.id);

  await page.goto(shop.url + href(locale, 'home'));
  await alive(page);
  await search(page, locale, part.serialNumber);
  await addFound(page, locale, part);
  await openCart(page, locale, finalPrice);
  await registerForCheckout(page, locale, person);
  await addAddress(page, locale);
  await order(page, locale);
  const orderNumber = await payBy(page, locale, cards.good);

  await alive(page);
  expect(new URL(page.url()).pathname).toBe(href(locale, 'success'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success);
  await expect(page.getByRole('link', { name: t.emptyCart })).toBeVisible();
  expect(await piecesOf(page.request, shop, part.id)).toBe(part.quantity - 1);

  await page.getByRole('link', { name: t.toOrders }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.orders);
  await expect(page.getByRole('article')).toHaveCount(1);
  const placed = page.getByRole('article').filter({ hasText: orderNumber });
  await expect(placed.getByText(t.paid, { exact: true }).first()).toBeVisible();
  await expect(placed.getByRole('link', { name: part.name })).toBeVisible();

  await page.goto(shop.url + href(locale, 'cart'));
  await expect(page.getByRole('link', { name: t.emptyCart })).toBeVisible();
  const about = () => mailsTo(shop, person.email).filter((mail) => mail.includes(orderNumber));
  await expect.poll(about).toHaveLength(1);
}
