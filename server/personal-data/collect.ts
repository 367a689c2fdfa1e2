/** Everything that the shop holds about a person, to take along (GDPR, art. 15 and 20). */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { exportedPhotosMax } from '../../domain/constants.ts';
import type { NamedPart } from '../../domain/contract/desk-inbox.ts';
import type { PersonalData } from '../../domain/contract/profile.ts';
import type { MediaAddress } from '../catalogue/photos/images.ts';
import type { Executor } from '../db/client.ts';
import { invoiceFiles, invoiceRequests, invoices } from '../db/schema/invoices.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { payments, refunds } from '../db/schema/payments.ts';
import { newsletterSubscriptions, requestAnswers, requestPhotos, requests } from '../db/schema/shop.ts';
import { complete } from '../orders/reading/load-orders.ts';
import { readAccountCart } from '../accounts/account-cart.ts';
import { listAddresses } from '../accounts/addresses.ts';
import { listSessions } from '../accounts/own-sessions.ts';
import { type SignedInUser, toProfile } from '../accounts/users.ts';

/**
 * What people write without signing in is theirs by its e-mail address. That an account's address is theirs is known once they
 * have used a link that was mailed to it; until then it may be somebody else's, and what was written under it stays out.
 *
 * @param sessionId the session that asks
 */
export async function collectPersonalData(
  db: Executor,
  user: SignedInUser,
  sessionId: string,
  now: Date,
  media: MediaAddress,
): Promise<PersonalData> {
  return {
    exportedAt: now.toISOString(),
    profile: { ...toProfile(user), locale: user.locale },
    addresses: await listAddresses(db, user.id),
    orders: await collectOrders(db, user.id, media),
    cart: (await readAccountCart(db, user.id)).entries,
    sessions: await listSessions(db, { userId: user.id, sessionId }, now),
    isMailboxProven: user.mailboxProvenAt !== null,
    requests: user.mailboxProvenAt ? await collectRequests(db, user.email) : [],
    newsletter: user.mailboxProvenAt ? await collectSubscriptions(db, user.email) : [],
  };
}

async function collectOrders(
  db: Executor,
  userId: string,
  media: MediaAddress,
): Promise<PersonalData['orders']> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.id));
  const ids = rows.map(({ id }) => id);
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids));
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.askedAt));
  const reasons = await db
    .select({ orderId: orderItems.orderId, itemId: orderItems.id, reason: orderItems.returnReason })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids));
  const asked = await db.select().from(invoiceRequests).where(inArray(invoiceRequests.orderId, ids));
  const papers = await db
    .select({
      orderId: invoices.orderId,
      number: invoices.number,
      kind: invoices.kind,
      day: invoices.day,
      amount: invoices.total,
      xml: invoiceFiles.xml,
    })
    .from(invoices)
    .innerJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(inArray(invoices.orderId, ids))
    .orderBy(asc(invoices.year), asc(invoices.serial), asc(invoiceFiles.attempt));
  const whole = await complete(db, rows, media);
  return rows.flatMap(({ id, buyer, consents, repairerRegistration, carPlate, paymentMethod }, at) => {
    const order = whole[at];
    if (!order) return [];
    const ofOrder = paid.filter(({ orderId }) => orderId === id);
    return {
      ...order,
      buyer,
      consents,
      repairerRegistration,
      carPlate,
      returnReasons: reasons.flatMap(({ orderId, itemId, reason }) =>
        orderId === id && reason !== null ? [{ itemId, reason }] : [],
      ),
      refunds: back
        .filter(({ orderId }) => orderId === id)
        .map(({ amount, reason, state, doneAt }) => ({
          amount,
          reason,
          state,
          doneAt: doneAt?.toISOString() ?? null,
        })),
      invoices: papers
        .filter(({ orderId }) => orderId === id)
        .map(({ orderId: _orderId, xml, ...paper }) => ({ ...paper, xml: xml.toString() })),
      invoiceDetails: asked.find(({ orderId }) => orderId === id)?.details ?? {},
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

/** With the newest photos: of a hundred requests they would be more than a browser takes. */
async function collectRequests(db: Executor, email: string): Promise<PersonalData['requests']> {
  const rows = await db
    .select()
    .from(requests)
    .where(eq(requests.email, email))
    .orderBy(desc(requests.receivedAt));
  const ids = rows.map(({ id }) => id);
  const answers = await db
    .select()
    .from(requestAnswers)
    .where(inArray(requestAnswers.requestId, ids))
    .orderBy(asc(requestAnswers.writtenAt));
  const newest = await db
    .select()
    .from(requestPhotos)
    .where(inArray(requestPhotos.requestId, ids))
    // The ids begin with the time.
    .orderBy(desc(requestPhotos.requestId), asc(requestPhotos.position))
    .limit(exportedPhotosMax);
  return rows.map((row) => ({
    ...row,
    photos: newest
      .filter(({ requestId }) => requestId === row.id)
      .map(({ content }) => `data:image/jpeg;base64,${content.toString('base64')}`),
    receivedAt: row.receivedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    answers: answers
      .filter(({ requestId }) => requestId === row.id)
      .map(({ author, text, parts, writtenAt }) => ({
        author,
        text,
        parts: parts.map(toOffered),
        writtenAt: writtenAt.toISOString(),
      })),
  }));
}

/** Without the offer's id, with which anybody could take it. */
const toOffered = ({ name, serialNumber, discountedPrice, offer }: NamedPart) => ({
  name,
  serialNumber,
  discountedPrice,
  offer: offer && { price: offer.price, until: offer.until },
});

async function collectSubscriptions(db: Executor, email: string): Promise<PersonalData['newsletter']> {
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return rows.map((row) => ({
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  }));
}
