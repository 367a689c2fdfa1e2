/**
 * Buys a piece as a stranger's program would that knows nothing of the shop but the description of its API:
 * `node purchase.ts ADDRESS PART`. Prints the order, and where it is to be paid, as JSON.
 */
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './generated/api.ts';

const [address = '', part = ''] = process.argv.slice(2);
const shop = createClient<paths>({ baseUrl: address });

/** @throws Error with what the shop said, where it refused */
function taken<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const password = 'una chiave inglese';
const email = `${randomUUID()}@example.com`;
taken(
  await shop.POST('/api/auth/signup', {
    body: {
      type: 'individual',
      firstName: 'Maria',
      lastName: 'Rossi',
      email,
      phoneNumber: '+39 333 1234567',
      password,
      acceptTerms: true,
      acceptPrivacy: true,
    },
  }),
);
const { token } = taken(await shop.POST('/api/auth/signin', { body: { email, password } }));
shop.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

const where = {
  name: 'Maria Rossi',
  address: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
  isDefault: true,
} as const;
const delivery = taken(await shop.POST('/api/addresses', { body: { ...where, kind: 'delivery' } }));
const billing = taken(await shop.POST('/api/addresses', { body: { ...where, kind: 'billing' } }));

const orderItems = [{ partId: Number(part), quantity: 1 }];
const quote = taken(await shop.POST('/api/cart/quote', { body: { orderItems, province: 'BO' } }));
const { orderId, payment } = taken(
  await shop.POST('/api/checkout', {
    params: { header: { 'idempotency-key': randomUUID() } },
    body: {
      billingAddressId: billing.id,
      deliveryAddressId: delivery.id,
      orderItems,
      cart: [{ id: Number(part), quantity: 1 }],
      finalPrice: quote.finalPrice,
      paymentMethod: 'card',
      consents: { terms: true, privacy: true, withdrawal: true, warranty: true },
    },
  }),
);
const order = taken(await shop.GET('/api/orders/{id}', { params: { path: { id: orderId } } }));
console.log(JSON.stringify({ order, payment }));
