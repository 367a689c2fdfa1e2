/** The mails about a parcel, as text and as HTML: it has left, it has arrived. */
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay } from '../../domain/format.ts';
import { href } from '../../domain/routes.ts';
import { trackingUrl } from '../../domain/tracking.ts';
import { parcelPages } from '../../shop.config.ts';
import { html } from '../http/html.ts';
import { addressLines, orderLines, type Recipient } from './confirmation-lines.ts';
import { factLines, factTable, type Facts } from './fact-table.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';
import { onItsWayWords } from './on-its-way-words.ts';
import { orderTable } from './order-table.ts';

/** An order that has left, as `Order` has it with its parcel. */
type Shipped = Order & { readonly shipment: NonNullable<Order['shipment']> };

/** The same parcel always makes the same mail, under the same name. */
export function orderShipped(order: Shipped, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { shipped: words } = onItsWayWords[locale];
  const { courier, trackingCode, shippedAt } = order.shipment;
  const url = trackingUrl(parcelPages, courier, trackingCode);
  return mailOf(order, recipient, {
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
    messageId: `order-shipped-${order.id}-${trackingCode.replace(/[^\w-]/g, '')}`,
  });
}

/** @param deliveredAt in ISO 8601 */
export function orderDelivered(order: Order, deliveredAt: string, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { delivered: words } = onItsWayWords[locale];
  const [item] = order.items;
  const until = item?.returnableUntil;
  return mailOf(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [
      [words.deliveredAt, formatDay(deliveredAt, locale)],
      ...(until ? [[words.returnableUntil, formatDay(until, locale)] as const] : []),
    ],
    link: undefined,
    last: words.wrong,
    messageId: `order-delivered-${order.id}`,
  });
}

type Content = {
  readonly subject: string;
  readonly intro: string;
  readonly facts: Facts;
  readonly link: { readonly name: string; readonly url: string } | undefined;
  readonly last: string;
  readonly messageId: string;
};

function mailOf(order: Order, { locale, firstName, publicUrl, to }: Recipient, content: Content): Mail {
  const words = onItsWayWords[locale];
  const { subject, intro, facts, link, last, messageId } = content;
  const orderUrl = publicUrl + href(locale, 'orders');
  return {
    to,
    subject,
    text: [
      words.greeting(firstName),
      intro,
      '',
      ...factLines(facts),
      ...(link ? [`${link.name}: ${link.url}`] : []),
      '',
      ...orderLines(order, locale),
      '',
      last,
      '',
      `${words.see}: ${orderUrl}`,
      '',
      companyLine,
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${words.greeting(firstName)}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(facts)}
        ${link ? html`<p style="margin:16px 0"><a href="${link.url}" style="font-weight:700">${link.name}</a></p>` : html``}
        ${orderTable(order, locale)}
        <p style="margin:16px 0">${last}</p>
        <p style="margin:16px 0"><a href="${orderUrl}">${words.see}</a></p>
      `,
    ),
    messageId,
  };
}
