/** For every call of the description one that succeeds, by somebody signed in where that is asked for. */
import { signatureHeader } from '../../server/payments/webhook-signature.ts';
import { home, officina, password, rossi } from '../people.ts';

/** What a call says. */
export type Example = {
  /** Put into the path as a browser would write them; `raw` as they stand. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text in `raw` is sent as it stands. */
  readonly body?: unknown;
};

const fullName = 'Anna Bianchi';
const email = 'anna@example.com';
const orderItems = [{ partId: '@part', quantity: 1 }];
const { isDefault: _, ...place } = home;

const examples: Readonly<Record<string, Example>> = {
  'GET /api/parts/{id}': { parameters: { id: '@part' } },
  'GET /api/parts/{id}/similar': { parameters: { id: '@part' } },
  'GET /api/yard/{sha256}': { parameters: { sha256: '@piece' } },
  'GET /api/yard/changes': { query: [['since', '@version']] },
  'GET /api/parts/{id}/same-car': { parameters: { id: '@part' } },
  'POST /api/auth/signup': { body: { ...officina, lastName: 'Bianchi', email: 'nuova@example.com' } },
  'POST /api/auth/signin': { body: { email: '@email:own', password } },
  'POST /api/auth/forgot': { body: { email: '@email:own' } },
  'POST /api/auth/reset': { body: { token: '@reset', password } },
  'PATCH /api/users/me': { body: { phoneNumber: rossi.phoneNumber, fiscalCode: null } },
  'DELETE /api/users/me': { body: { password } },
  'PUT /api/users/me/password': { body: { oldPassword: password, newPassword: password } },
  'POST /api/users/me/mailbox': { body: { token: '@mailbox:own' } },
  'DELETE /api/users/me/sessions/{id}': { parameters: { id: '@session:own' } },
  'POST /api/addresses': { body: home },
  'PATCH /api/addresses/{id}': { parameters: { id: '@spare:own' }, body: { ...place, city: 'Imola' } },
  'DELETE /api/addresses/{id}': { parameters: { id: '@spare:own' } },
  'PUT /api/cart': {
    body: {
      from: null,
      revision: '018f2b1e-0000-7000-8000-000000000001',
      entries: [{ id: '@part', quantity: 1 }],
    },
  },
  'PUT /api/offers/{id}': { parameters: { id: '@offer' } },
  'POST /api/cart/quote': { body: { orderItems, province: home.region } },
  'POST /api/checkout': {
    headers: { 'idempotency-key': 'checkout-1' },
    body: {
      billingAddressId: '@billing:own',
      deliveryAddressId: '@delivery:own',
      orderItems,
      cart: [{ id: '@part', quantity: 1 }],
      finalPrice: '@price',
      paymentMethod: 'card',
      consents: { terms: true, privacy: true, withdrawal: true, warranty: true },
    },
  },
  'GET /api/orders/{id}': { parameters: { id: '@paid:own' } },
  'GET /api/orders/{id}/invoice': { parameters: { id: '@paid:own' } },
  'POST /api/orders/{id}/items/{itemId}/return': {
    parameters: { id: '@paid:own', itemId: '@item:own' },
    body: { reason: 'Non è il mio.' },
  },
  'POST /api/channel/holds': {
    headers: { 'idempotency-key': 'channel-hold-1' },
    body: { partId: '@part', quantity: 1, minutes: 10 },
  },
  'DELETE /api/channel/holds/{id}': { parameters: { id: '@hold' } },
  'POST /api/channel/sales': {
    headers: { 'idempotency-key': 'channel-sale-1' },
    body: { partId: '@part', quantity: 1, reference: '27-12345-67890' },
  },
  'POST /api/requests': {
    body: { brandId: '@brand', modelId: '@model', fullName, email, message: 'Cerco un faro.', quantity: 1 },
  },
  'POST /api/contact': { body: { fullName, email, message: 'Siete aperti?\nGrazie.' } },
  'POST /api/newsletter': { body: { email, lang: 'it' } },
  'POST /api/newsletter/confirm': { body: { token: '@confirm' } },
  'POST /api/newsletter/unsubscribe': { body: { token: '@unsubscribe' } },
  'POST /api/payments/webhook': { headers: { [signatureHeader]: '@notice-signature' }, body: '@notice' },
};

/** A call without anything to fill in is its own example. */
export const exampleOf = ({ method, path }: { readonly method: string; readonly path: string }): Example =>
  examples[`${method} ${path}`] ?? {};
