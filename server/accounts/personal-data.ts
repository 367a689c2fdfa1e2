/** Everything that the shop holds about a person, to take along (GDPR, art. 15 and 20). */
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../domain/contract/profile.ts';
import type { Executor } from '../db/client.ts';
import { orders, payments } from '../db/schema/orders.ts';
import { newsletterSubscriptions, requestPhotos, requests } from '../db/schema/shop.ts';
import { complete } from '../orders/load-orders.ts';
import { listAddresses } from './addresses.ts';
import { listSessions } from './own-sessions.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { toProfile } from './users.ts';

/**
 * What people write without signing in is theirs by its e-mail address. An account's address was not proven to be
 * theirs, though: what was written under it before the account was there may be somebody else's, and stays out.
 *
 * @param sessionId the session that asks
 */
export async function collectPersonalData(
  db: Executor,
  user: SignedInUser,
  sessionId: string,
  now: Date,
): Promise<PersonalData> {
  return {
    exportedAt: now.toISOString(),
    profile: { ...toProfile(user), locale: user.locale },
    addresses: await listAddresses(db, user.id),
    orders: await collectOrders(db, user.id),
    sessions: await listSessions(db, { userId: user.id, sessionId }, now),
    requests: await collectRequests(db, user),
    newsletter: await collectSubscriptions(db, user),
  };
}

async function collectOrders(db: Executor, userId: string): Promise<PersonalData['orders']> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id));
  const ids = rows.map(({ id }) => id);
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids));
  const whole = await complete(db, rows);
  return rows.flatMap(({ id, buyer, consents, repairerRegistration, paymentMethod }, at) => {
    const order = whole[at];
    if (!order) return [];
    const ofOrder = paid.filter(({ orderId }) => orderId === id);
    return {
      ...order,
      buyer,
      consents,
      repairerRegistration,
      payments: ofOrder.map(({ provider, reference, amount, currency, state, createdAt, settledAt }) => ({
        method: paymentMethod,
        provider,
        reference,
        amount,
        currency,
        state,
        createdAt: createdAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      })),
    };
  });
}

async function collectRequests(
  db: Executor,
  { email, createdAt }: SignedInUser,
): Promise<PersonalData['requests']> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.email, email), gte(requests.receivedAt, createdAt)))
    .orderBy(desc(requests.receivedAt));
  const ids = rows.map(({ id }) => id);
  const photos = await db
    .select()
    .from(requestPhotos)
    .where(inArray(requestPhotos.requestId, ids))
    .orderBy(asc(requestPhotos.position));
  return rows.map((row) => ({
    ...row,
    photos: photos
      .filter(({ requestId }) => requestId === row.id)
      .map(({ content }) => `data:image/jpeg;base64,${content.toString('base64')}`),
    receivedAt: row.receivedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}

async function collectSubscriptions(
  db: Executor,
  { email, createdAt }: SignedInUser,
): Promise<PersonalData['newsletter']> {
  const { requestedAt } = newsletterSubscriptions;
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email), gte(requestedAt, createdAt)));
  return rows.map((row) => ({
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  }));
}
