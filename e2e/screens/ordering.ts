/** Places, pays and gives back the orders of a customer, by the shop's own calls. */
import type { Locale } from '../../domain/constants.ts';
import type { CheckoutResult } from '../../domain/contract/checkout-result.ts';
import { accountCalls } from '../../src/lib/account-calls.ts';
import type { Api } from '../../src/lib/api.ts';
import { home } from './maria.ts';
import { liveThrough, nameOrder } from './order-lives.ts';
import type { OrderStory } from './order-stories.ts';
import type { DemoShop } from './shops.ts';
import type { Who } from './whos.ts';

export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly payment: CheckoutResult['payment'];
};

/** Whose orders they are. */
type Buyer = {
  readonly who: Who;
  readonly locale: Locale;
  readonly deliveryAddressId: string;
  readonly billingAddressId: string;
};

/** @returns the orders by the names of their stories */
export async function orderAll(
  { url, database: { db }, parts }: DemoShop,
  api: Api,
  stories: readonly OrderStory[],
  buyer: Buyer,
): Promise<ReadonlyMap<string, PlacedOrder>> {
  const orders = new Map<string, PlacedOrder>();
  const plenty = parts.plentyFor(buyer.who, buyer.locale).values();
  for (const story of stories) {
    const seed = `${buyer.who}-${buyer.locale}-${story.name}`;
    const partIds = story.pieces.map(() => Number(plenty.next().value));
    const { orderId: id, payment } = await placeOrder(api, story, buyer, partIds, seed);
    // Before it is paid: the mails name it.
    const number = await nameOrder(db, id, seed);
    await pay(url, story, payment);
    await liveThrough(db, id, story);
    await giveBack(api, story, id);
    orders.set(story.name, { id, number, payment });
  }
  return orders;
}

async function placeOrder(
  api: Api,
  { pieces, method = 'card' }: OrderStory,
  { deliveryAddressId, billingAddressId }: Buyer,
  partIds: readonly number[],
  key: string,
): Promise<CheckoutResult> {
  const orderItems = partIds.map((partId, at) => ({ partId, quantity: pieces[at] ?? 1 }));
  const { finalPrice } = await api.quote({ orderItems, province: home.region });
  const cart = orderItems.map(({ partId, quantity }) => ({ id: partId, quantity }));
  const consents = { terms: true, privacy: true, withdrawal: true, warranty: true } as const;
  const places = { deliveryAddressId, billingAddressId };
  return api.checkout({ ...places, orderItems, cart, finalPrice, paymentMethod: method, consents }, key);
}

async function pay(url: string, { card }: OrderStory, payment: CheckoutResult['payment']): Promise<void> {
  if (!card || payment.kind !== 'redirect') return;
  const body = new URLSearchParams({ card });
  await fetch(payment.url, { method: 'POST', body, headers: { origin: url }, redirect: 'manual' });
}

async function giveBack(api: Api, { returns = 0 }: OrderStory, orderId: string): Promise<void> {
  const { items } = await api.order(orderId);
  for (const { id } of items.slice(0, returns))
    await accountCalls(api).returnItem(orderId, id, { reason: 'Non va sulla mia.' });
}
