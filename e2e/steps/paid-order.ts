/** Orders that are placed, and paid, without the screen, for tests of what comes afterwards. */
import type { BrowserContext } from '@playwright/test';
import type { Token } from '../../domain/contract/account.ts';
import type { NewAddress } from '../../domain/contract/addresses.ts';
import type { Checkout, Quote } from '../../domain/contract/buying.ts';
import type { CheckoutResult } from '../../domain/contract/checkout-result.ts';
import type { OrderPage } from '../../domain/contract/orders.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { cards } from './buying.ts';
import type { ShopPlace } from './shop.ts';

const home: NewAddress = {
  kind: 'delivery',
  name: 'Maria Rossi',
  address: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
  isDefault: true,
};

/** @param context somebody is signed in there */
export async function orderWithoutScreen(
  { request }: BrowserContext,
  { url }: ShopPlace,
  paymentMethod: Checkout['paymentMethod'],
  ...parts: readonly PartSummary[]
): Promise<CheckoutResult> {
  const { token } = (await (await request.get(`${url}/api/auth/refresh`)).json()) as Token;
  const headers = { authorization: `Bearer ${token}` };
  async function post<Answer>(path: string, data: unknown, more: Record<string, string> = {}) {
    const answer = await request.post(url + path, { data, headers: { ...headers, ...more } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  const delivery = await post<{ id: string }>('/api/addresses', home);
  const billing = await post<{ id: string }>('/api/addresses', { ...home, kind: 'billing' });
  const orderItems = parts.map(({ id }) => ({ partId: id, quantity: 1 }));
  const { finalPrice } = await post<Quote>('/api/cart/quote', { orderItems, province: home.region });
  return post<CheckoutResult>(
    '/api/checkout',
    {
      billingAddressId: billing.id,
      deliveryAddressId: delivery.id,
      orderItems,
      cart: parts.map(({ id }) => ({ id, quantity: 1 })),
      finalPrice,
      paymentMethod,
      consents: { terms: true, privacy: true, withdrawal: true, warranty: true },
      ...(parts.some(({ safety }) => safety) && { repairerRegistration: 'BO-12345', carPlate: 'AB123CD' }),
    },
    { 'idempotency-key': `order-of-parts-${parts.map(({ id }) => id).join('-')}` },
  );
}

/** @param context somebody is signed in there @returns the order's number */
export async function buyWithoutScreen(
  context: BrowserContext,
  shop: ShopPlace,
  ...parts: readonly PartSummary[]
): Promise<string> {
  const { orderNumber, payment } = await orderWithoutScreen(context, shop, 'card', ...parts);
  if (payment.kind !== 'redirect') throw new Error('This order is not paid by card.');
  await context.request.post(payment.url, {
    form: { card: cards.good },
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  return orderNumber;
}

/** Withdraws from the first piece of an order. @param context its buyer is signed in there */
export async function giveBackWithoutScreen(
  { request }: BrowserContext,
  { url }: ShopPlace,
  orderNumber: string,
): Promise<void> {
  const { token } = (await (await request.get(`${url}/api/auth/refresh`)).json()) as Token;
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get(`${url}/api/orders?number=${orderNumber}`, { headers });
  const [order] = ((await found.json()) as OrderPage).orders;
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error(`There is no order ${orderNumber}.`);
  const answer = await request.post(`${url}/api/orders/${order.id}/items/${item.id}/return`, {
    data: { reason: 'Non va bene' },
    headers,
  });
  if (!answer.ok()) throw new Error(await answer.text());
}
