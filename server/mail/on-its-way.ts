/** The mails about a parcel: it has left, it has arrived. */
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay } from '../../domain/format.ts';
import { trackingUrl } from '../../domain/tracking.ts';
import { parcelPages } from '../../shop.config.ts';
import { addressLines, type Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
import { onItsWayWords } from './on-its-way-words.ts';
import { orderMail } from './order-mail.ts';

/** An order that has left, as `Order` has it with its parcel. */
type Shipped = Order & { readonly shipment: NonNullable<Order['shipment']> };

/** The same parcel always makes the same mail, under the same name. */
export function orderShipped(order: Shipped, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { shipped: words } = onItsWayWords[locale];
  const { courier, trackingCode, shippedAt } = order.shipment;
  const parcel = `${courier}-${trackingCode}`.replace(/[^\w-]/g, '');
  const url = trackingUrl(parcelPages, courier, trackingCode);
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [
      [words.courier, courier],
      [words.code, trackingCode],
      [words.shippedAt, formatDay(shippedAt, locale)],
      [words.deliverTo, addressLines(order.deliveryAddress, locale).join(', ')],
    ],
    link: url === undefined ? undefined : { name: words.follow, url },
    last: words.onArrival,
    isPaid: true,
    messageId: `order-shipped-${order.id}-${parcel}`,
  });
}

/** @param deliveredAt in ISO 8601 */
export function orderDelivered(order: Order, deliveredAt: string, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { delivered: words } = onItsWayWords[locale];
  const [item] = order.items;
  const until = item?.returnableUntil;
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [
      [words.deliveredAt, formatDay(deliveredAt, locale)],
      ...(until ? [[words.returnableUntil, formatDay(until, locale)] as const] : []),
    ],
    last: words.wrong,
    isPaid: true,
    messageId: `order-delivered-${order.id}`,
  });
}
