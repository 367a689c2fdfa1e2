/** The people in the pictures, registered, with addresses and orders, in the language of the picture. */
import type { Locale } from '../../domain/constants.ts';
import type { SignUp } from '../../domain/contract/account.ts';
import type { NewAddress } from '../../domain/contract/addresses.ts';
import type { CheckoutResult } from '../../domain/contract/buying.ts';
import { accountCalls } from '../../src/lib/account-calls.ts';
import { createApi, type Api } from '../../src/lib/api.ts';
import { createSend } from '../../src/lib/http.ts';
import { liveThrough, nameOrder, stories, type OrderStory } from './order-stories.ts';
import type { DemoShop } from './shops.ts';
import type { Who } from './whos.ts';

export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly payment: CheckoutResult['payment'];
};
export type Customer = {
  readonly person: SignUp;
  /** By the name of their story. */
  readonly orders: ReadonlyMap<string, PlacedOrder>;
};

const maria = {
  firstName: 'Maria',
  lastName: 'Rossi',
  phoneNumber: '+39 333 1234567',
  password: 'una chiave inglese',
  acceptTerms: true,
  acceptPrivacy: true,
} as const;

function personOf(who: Who, locale: Locale): SignUp {
  const email = `${who}.${locale}@example.com`;
  if (who !== 'workshop') return { ...maria, type: 'individual', email };
  const company = { companyName: 'Officina Rossi S.r.l.', vatNumber: '01234560371', uniqueCode: 'ABC1234' };
  return { ...maria, type: 'legal', email, ...company };
}

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
const work: NewAddress = {
  ...home,
  name: 'Officina Rossi, di fianco al distributore',
  address: 'Strada Statale 9 Via Emilia Ponente 1234/B, interno 12',
  postalCode: '40026',
  city: 'Imola',
  isDefault: false,
};
const addresses: readonly NewAddress[] = [
  home,
  work,
  { ...home, kind: 'billing' },
  {
    ...work,
    kind: 'billing',
    address: '12 rue de la Paix',
    postalCode: '75002',
    city: 'Paris',
    region: 'Île-de-France',
    country: 'FR',
  },
];

/** Registers somebody, and lets them live through their orders. */
export async function createCustomer(shop: DemoShop, who: Who, locale: Locale): Promise<Customer> {
  const person = personOf(who, locale);
  const { email, password } = person;
  let token: string | undefined;
  const send = createSend(fetch, { retries: 0, origin: shop.url });
  const api = createApi({ send, locale, token: () => token });
  await api.signUp(person);
  const orders = new Map<string, PlacedOrder>();
  if (who === 'newcomer') return { person, orders };

  ({ token } = await api.signIn({ email, password }));
  const [delivery, , billing] = await inTurn(addresses, (address) => api.addAddress(address));
  const plenty = shop.parts.plentyFor(who, locale).values();
  for (const story of who === 'workshop' ? [] : stories[who]) {
    const place = { deliveryAddressId: delivery?.id ?? '', billingAddressId: billing?.id ?? '' };
    const order = await placeOrder(api, story, plenty, place, `${who} ${locale} ${story.name}`);
    const number = await nameOrder(shop.database.db, order.orderId, `${who} ${locale} ${story.name}`);
    await pay(shop.url, story, order);
    await liveThrough(shop.database.db, order.orderId, story);
    await giveBack(api, story, order.orderId);
    orders.set(story.name, { id: order.orderId, number, payment: order.payment });
  }
  return { person, orders };
}

async function placeOrder(
  api: Api,
  { pieces, method = 'card' }: OrderStory,
  plenty: Iterator<number>,
  addresses: { deliveryAddressId: string; billingAddressId: string },
  key: string,
): Promise<CheckoutResult> {
  const orderItems = pieces.map((quantity) => ({ partId: Number(plenty.next().value), quantity }));
  const { finalPrice } = await api.quote({ orderItems, province: home.region });
  const cart = orderItems.map(({ partId, quantity }) => ({ id: partId, quantity }));
  const consents = { terms: true, privacy: true, withdrawal: true, warranty: true } as const;
  const order = { ...addresses, orderItems, cart, finalPrice, paymentMethod: method, consents };
  return api.checkout(order, key.replaceAll(' ', '-'));
}

async function pay(url: string, { card }: OrderStory, { payment }: CheckoutResult): Promise<void> {
  if (!card || payment.kind !== 'redirect') return;
  const body = new URLSearchParams({ card });
  await fetch(payment.url, { method: 'POST', body, headers: { origin: url }, redirect: 'manual' });
}

async function giveBack(api: Api, { returns = 0 }: OrderStory, orderId: string): Promise<void> {
  const { items } = await api.order(orderId);
  const given = { reason: 'Non va sulla mia.' };
  await inTurn(items.slice(0, returns), ({ id }) => accountCalls(api).returnItem(orderId, id, given));
}

/** One after the other: the order in which they are made is that of the list. */
async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
