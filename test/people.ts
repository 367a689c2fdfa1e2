/** People who come to a test's shop: visitors with an account, addresses, and something to buy. */
import { randomUUID } from 'node:crypto';
import type { SignUp } from '../domain/contract/account.ts';
import type { NewAddress } from '../domain/contract/addresses.ts';
import type { Checkout, PaymentMethod } from '../domain/contract/buying.ts';
import type { CheckoutResult } from '../domain/contract/checkout-result.ts';
import { mailboxToken } from '../server/accounts/mailbox.ts';
import type { TestShop } from './open-shop.ts';
import type { Visitor } from './visitor.ts';

export const password = 'una chiave inglese';

export const rossi: SignUp = {
  type: 'individual',
  firstName: 'Maria',
  lastName: 'Rossi',
  email: 'maria@example.com',
  phoneNumber: '+39 333 1234567',
  password,
  acceptTerms: true,
  acceptPrivacy: true,
};

export const officina: SignUp = {
  ...rossi,
  type: 'legal',
  companyName: 'Officina Rossi S.r.l.',
  vatNumber: '01234560371',
  uniqueCode: 'ABC1234',
};

export const home: NewAddress = {
  kind: 'delivery',
  name: 'Maria Rossi',
  address: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
  isDefault: true,
};

/** Signs a new person up and in. */
export async function signedIn(shop: TestShop, form: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = shop.visitor();
  const person = { ...rossi, email: `${randomUUID()}@example.com`, ...form } as SignUp;
  await visitor.api.signUp(person);
  visitor.token = (await visitor.api.signIn({ email: person.email, password: person.password })).token;
  return visitor;
}

/** Uses the link of the welcome mail. */
export async function proveMailbox({ deps }: Pick<TestShop, 'deps'>, visitor: Visitor): Promise<void> {
  await visitor.account.proveMailbox(mailboxToken(deps.config, await visitor.api.me()));
}

/** A signed-in person with both addresses, ready to order. */
export type Buyer = Visitor & {
  /** A checkout of these parts at the price that is quoted now. */
  checkoutFor(partId: number, change?: Partial<Checkout>): Promise<Checkout>;
  /** Quotes and checks out, as a browser does. */
  order(partId: number, method?: PaymentMethod): Promise<CheckoutResult>;
};

/** @param isMailboxProven whether the link of the welcome mail was used: else there is no welcome discount */
export async function createBuyer(
  shop: TestShop,
  form: Record<string, unknown> = {},
  isMailboxProven = true,
): Promise<Buyer> {
  const visitor = await signedIn(shop, form);
  if (isMailboxProven) await proveMailbox(shop, visitor);
  const delivery = await visitor.api.addAddress(home);
  const billing = await visitor.api.addAddress({ ...home, kind: 'billing' });

  const checkoutFor = async (partId: number, change: Partial<Checkout> = {}): Promise<Checkout> => {
    const orderItems = change.orderItems ?? [{ partId, quantity: 1 }];
    const quote = await visitor.api.quote({ orderItems, province: home.region });
    return {
      billingAddressId: billing.id,
      deliveryAddressId: delivery.id,
      orderItems,
      cart: orderItems.map((item) => ({ id: item.partId, quantity: item.quantity })),
      finalPrice: quote.finalPrice,
      paymentMethod: 'card',
      consents: { terms: true, privacy: true, withdrawal: true, warranty: true },
      ...change,
    };
  };

  return Object.assign(visitor, {
    checkoutFor,
    order: async (partId: number, paymentMethod: PaymentMethod = 'card') =>
      visitor.api.checkout(await checkoutFor(partId, { paymentMethod }), randomUUID()),
  });
}

/** Pays on the sandbox's page with a card number, as its form does. */
export async function payByCard(
  visitor: Pick<Visitor, 'fetch'>,
  result: CheckoutResult,
  card: string,
): Promise<Response> {
  if (result.payment.kind !== 'redirect') throw new Error('this order is not paid by card');
  return visitor.fetch(result.payment.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    body: new URLSearchParams({ card }).toString(),
  });
}
