/** Many buyers at once: accounts that are there already, with an address and a session, written without their passwords. */
import { randomUUID } from 'node:crypto';
import type { Checkout, PaymentMethod } from '../../domain/contract/buying.ts';
import { createAccessTokens } from '../../server/accounts/access-tokens.ts';
import { newTrail } from '../../server/accounts/rotation.ts';
import { addresses, sessions, users } from '../../server/db/schema/accounts.ts';
import type { Deps } from '../../server/deps.ts';
import { createApi, type Api } from '../../src/lib/api.ts';
import { createSend } from '../../src/lib/http.ts';
import { home } from '../people.ts';

export type Buyer = {
  readonly api: Api;
  readonly fetch: typeof globalThis.fetch;
  /** What goes into a checkout at the price that is quoted now. */
  checkoutFor(partIds: readonly number[], method: PaymentMethod): Promise<Checkout>;
};

/** A way to the shop from an address of one's own: two hundred buyers do not sit in one workshop. */
const from =
  (fetch: typeof globalThis.fetch, buyer: number): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', `198.18.${buyer >> 8}.${buyer & 255}`);
    return fetch(request);
  };

/** @param carry carries to one of the shop's processes */
export async function comeIn(
  deps: Pick<Deps, 'config' | 'clock' | 'database'>,
  count: number,
  carry: typeof globalThis.fetch,
): Promise<Buyer[]> {
  const { config, clock, database } = deps;
  const tokens = createAccessTokens({ config, clock });
  const people: Buyer[] = [];
  for (let at = 0; at < count; at += 1) {
    const fetch = from(carry, at);
    const [userId, sessionId, addressId] = [randomUUID(), randomUUID(), randomUUID()];
    const now = clock();
    await database.db.insert(users).values({
      id: userId,
      type: 'individual',
      email: `${userId}@example.com`,
      passwordHash: 'nobody signs in with it',
      firstName: 'Maria',
      lastName: 'Rossi',
      phoneNumber: '+39 333 1234567',
      createdAt: now,
    });
    await database.db.insert(sessions).values({
      id: sessionId,
      userId,
      trail: newTrail(now.getTime()),
      expiresAt: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
      createdAt: now,
      seenAt: now,
    });
    await database.db.insert(addresses).values({ ...home, id: addressId, userId, createdAt: now });
    // Tokens are good for a quarter of an hour: a long storm asks for others.
    let token = await tokens.issue({ userId, sessionId });
    const api = createApi({
      send: createSend(fetch, { retries: 0, origin: config.publicUrl }),
      locale: 'it',
      token: () => token,
      renew: async () => (token = await tokens.issue({ userId, sessionId })),
    });
    people.push({
      api,
      fetch,
      async checkoutFor(partIds, paymentMethod) {
        const orderItems = partIds.map((partId) => ({ partId, quantity: 1 }));
        const delivery = Math.random() < 0.3 ? 'collection' : 'courier';
        const quote = await api.quote({ orderItems, province: home.region, delivery });
        return {
          billingAddressId: addressId,
          delivery,
          // Not read of what is collected.
          deliveryAddressId: addressId,
          orderItems,
          cart: orderItems.map((item) => ({ id: item.partId, quantity: item.quantity })),
          finalPrice: quote.finalPrice,
          paymentMethod,
          consents: { terms: true, privacy: true, withdrawal: true, warranty: true },
        };
      },
    });
  }
  return people;
}
