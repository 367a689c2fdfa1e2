/** What is told of a piece of news, as it is when it is told; nothing where there is nothing to do any more. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import { legibly } from '../../../domain/free-text.ts';
import { requestReference } from '../../../domain/request-reference.ts';
import { buyerName } from '../../../domain/buyer.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import { nameIn } from '../../../domain/name-in.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { channelNews, channelPieces, channels } from '../../db/schema/channels.ts';
import { orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import { requests } from '../../db/schema/shop.ts';
import type { StaffNews } from '../../jobs/job-data.ts';
import type { NoticeContent } from '../../mail/staff/notice-content.ts';
import { loadItems } from '../../orders/reading/load-orders.ts';

/** The same news to the same person are the same mail, and the same line on a screen. */
export function nameOfNews(news: StaffNews): string {
  switch (news.kind) {
    case 'order_paid':
      return `staff-order-${news.orderId}`;
    case 'withdrawal':
      return `staff-withdrawal-${news.itemId}`;
    case 'request':
      return `staff-request-${news.requestId}`;
    case 'refund_failed':
      return `staff-refund-${news.refundId}-${new Date(news.failedAt).getTime()}`;
    case 'sold_elsewhere':
      return `staff-sale-${news.saleId}`;
    case 'channel_silent':
      return `staff-channel-${news.newsId}`;
  }
}

export async function noticeContent(
  db: Executor,
  news: StaffNews,
  locale: Locale,
): Promise<NoticeContent | undefined> {
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
      if (!found || found.answeredAt || found.closedAt) return undefined;
      const { brand, model, message, fullName } = legibly(found);
      const letter = { id: found.id, reference: requestReference(found.id), message };
      return found.kind === 'message'
        ? { kind: 'message', ...letter, from: fullName }
        : { kind: 'request', ...letter, car: `${brand} ${model}`.trim() };
    }
    case 'sold_elsewhere':
      return findSale(db, news.saleId, locale);
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

/** What was fetched meanwhile, or is not sold any more, is no news. */
async function findSale(db: Executor, saleId: string, locale: Locale): Promise<NoticeContent | undefined> {
  const { id, state, pickedAt, reference, quantity } = channelPieces;
  const [found] = await db
    .select({
      channel: channels.name,
      reference,
      quantity,
      code: parts.sku,
      place: parts.place,
      nameIt: parts.nameIt,
      nameEn: parts.nameEn,
      serialNumber: parts.serialNumber,
    })
    .from(channelPieces)
    .innerJoin(channels, eq(channels.id, channelPieces.channelId))
    .innerJoin(parts, eq(parts.id, channelPieces.partId))
    .where(and(eq(id, saleId), eq(state, 'sold'), isNull(pickedAt)));
  if (!found) return undefined;
  const { channel, code, place, serialNumber } = found;
  const what = nameWithNumber(nameIn(locale, found), serialNumber);
  const piece = { code, place, what, quantity: found.quantity };
  return { kind: 'sold_elsewhere', channel, reference: found.reference ?? '', piece };
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
