/** The mail of one piece of news to one person, as it is when it is written; nothing where there is nothing to do any more. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import { legibly } from '../../../domain/free-text.ts';
import { requestReference } from '../../../domain/request-reference.ts';
import { buyerName } from '../../../domain/buyer.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { nameIn } from '../../../domain/name-in.ts';
import type { Executor } from '../../db/client.ts';
import { channelNews, channels } from '../../db/schema/channels.ts';
import { orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import { requests } from '../../db/schema/shop.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import type { JobData, StaffNews } from '../../jobs/job-data.ts';
import { staffNotice, type NoticeContent } from '../../mail/staff/staff-notice.ts';
import { loadItems } from '../../orders/reading/load-orders.ts';

export async function sendStaffNotice(
  { config, database: { db }, mailer }: Deps,
  { staffId, news }: JobData['staff-notice-mail'],
): Promise<void> {
  const [person] = await db.select().from(staff).where(eq(staff.id, staffId));
  const content = person && (await contentOf(db, news, person.locale));
  if (!person || !content) return;
  const { name, email, locale } = person;
  const messageId = `${nameOf(news)}-${staffId}`;
  await mailer.send(
    staffNotice({ name, email, locale }, content, { publicUrl: config.publicUrl, messageId }),
  );
}

/** The same news to the same person are the same mail. */
function nameOf(news: StaffNews): string {
  switch (news.kind) {
    case 'order_paid':
      return `staff-order-${news.orderId}`;
    case 'withdrawal':
      return `staff-withdrawal-${news.itemId}`;
    case 'request':
      return `staff-request-${news.requestId}`;
    case 'refund_failed':
      return `staff-refund-${news.refundId}-${new Date(news.failedAt).getTime()}`;
    case 'channel_silent':
      return `staff-channel-${news.newsId}`;
  }
}

async function contentOf(db: Executor, news: StaffNews, locale: Locale): Promise<NoticeContent | undefined> {
  switch (news.kind) {
    case 'order_paid': {
      const order = await findOrder(db, news.orderId, locale);
      if (!order || order.state !== 'paid') return undefined;
      return { kind: 'order_paid', ...order };
    }
    case 'withdrawal': {
      const order = await findOrder(db, news.orderId, locale, news.itemId);
      return order && { kind: 'withdrawal', ...order, isInYard: order.state === 'paid' };
    }
    case 'request': {
      const [found] = await db.select().from(requests).where(eq(requests.id, news.requestId));
      if (!found || found.answeredAt) return undefined;
      const { brand, model, message } = legibly(found);
      return {
        kind: 'request',
        reference: requestReference(found.id),
        car: `${brand} ${model}`.trim(),
        message,
      };
    }
    case 'refund_failed': {
      const [refund] = await db.select().from(refunds).where(eq(refunds.id, news.refundId));
      const order = refund?.state === 'asked' ? await findOrder(db, refund.orderId, locale) : undefined;
      return order && refund && { kind: 'refund_failed', ...order, amount: refund.amount };
    }
    case 'channel_silent': {
      const [found] = await db
        .select({ name: channels.name, url: channels.webhookUrl, failure: channelNews.lastFailure })
        .from(channelNews)
        .innerJoin(channels, eq(channels.id, channelNews.channelId))
        .where(and(eq(channelNews.id, news.newsId), isNull(channels.revokedAt)));
      if (!found?.url) return undefined;
      return { kind: 'channel_silent', name: found.name, url: found.url, failure: found.failure ?? '' };
    }
  }
}

/** @param itemId of this piece alone */
async function findOrder(db: Executor, orderId: string, locale: Locale, itemId?: string) {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) return undefined;
  const items = (await loadItems(db, [orderId])).filter(({ item }) =>
    itemId === undefined ? item.state === 'ordered' : item.id === itemId,
  );
  const { city, region } = legibly(row.deliveryAddress);
  return {
    orderNumber: row.orderNumber,
    state: row.state,
    buyer: buyerName(legibly(row.buyer)),
    to: row.delivery === 'collection' ? null : `${city} (${region})`,
    hasSafetyPart: items.some(({ item }) => item.isSafety),
    pieces: items.map(({ item, ...part }) => ({
      code: item.sku,
      place: part.place,
      what: nameWithNumber(nameIn(locale, part), item.serialNumber),
      quantity: item.quantity,
    })),
  };
}
