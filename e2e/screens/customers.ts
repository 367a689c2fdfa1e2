/** Who is signed in in the pictures: registered, with addresses and orders, in the language of the picture. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../domain/constants.ts';
import type { SignUp } from '../../domain/contract/account.ts';
import type { Db } from '../../server/db/client.ts';
import { sessions, users } from '../../server/db/schema/accounts.ts';
import { accountCalls } from '../../src/lib/account-calls.ts';
import { createApi, type Api } from '../../src/lib/api.ts';
import { createSend } from '../../src/lib/http.ts';
import { abroad, accountOf, home, work } from './maria.ts';
import { stories } from './order-stories.ts';
import { orderAll, type PlacedOrder } from './ordering.ts';
import type { DemoShop } from './shops.ts';
import type { Who } from './whos.ts';

export type Customer = {
  readonly person: SignUp;
  /** By the name of their story. */
  readonly orders: ReadonlyMap<string, PlacedOrder>;
};

/** Registers somebody, and does what they did before the picture was taken. */
export async function createCustomer(shop: DemoShop, who: Who, locale: Locale): Promise<Customer> {
  const person = accountOf(who, locale);
  const { email, password } = person;
  let token: string | undefined;
  const send = createSend(fetch, { retries: 0, origin: shop.url });
  const api = createApi({ send, locale, token: () => token });
  await api.signUp(person);
  if (who === 'newcomer') {
    await writeToShop(api, email, locale);
    return { person, orders: new Map() };
  }

  ({ token } = await api.signIn({ email, password }));
  if (who === 'regular') await changePasswordAndBack(accountCalls(api), password);
  // One after the other, as they are listed.
  const delivery = await api.addAddress(home);
  await api.addAddress(work);
  const billing = await api.addAddress({ ...home, kind: 'billing' });
  await api.addAddress(abroad);
  await leaveOldSession(shop.database.db, email);
  const told = who === 'workshop' ? [] : stories[who];
  const places = { deliveryAddressId: delivery.id, billingAddressId: billing.id };
  return { person, orders: await orderAll(shop, api, told, { who, locale, ...places }) };
}

/** What they sign in with stays as it is. */
async function changePasswordAndBack(
  { changePassword }: ReturnType<typeof accountCalls>,
  password: string,
): Promise<void> {
  const newPassword = 'due chiavi inglesi';
  await changePassword({ oldPassword: password, newPassword }, randomUUID());
  await changePassword({ oldPassword: newPassword, newPassword: password }, randomUUID());
}

/** Who signed in up to now did so on another device, a week ago. */
async function leaveOldSession(db: Db, email: string): Promise<void> {
  const person = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const before = new Date('2026-11-13T08:30Z');
  const times = { createdAt: before, seenAt: before };
  await db.update(sessions).set(times).where(inArray(sessions.userId, person));
}

/** In every way there is. */
async function writeToShop(api: Api, email: string, lang: Locale): Promise<void> {
  const fullName = 'Maria Rossi';
  const message = 'Cerco il fanale posteriore destro.';
  const request = { brand: 'Fiat', model: 'Panda (169)', fullName, email, message, quantity: 1 };
  await api.requestPart(request, `request-in-${lang}`);
  // One address gets one receipt in an hour, so that nobody's box is filled with them.
  await api.contact({ fullName, email: `post.${email}`, message }, `message-in-${lang}`);
  await api.subscribe({ email, lang });
  await api.forgotPassword({ email });
}
