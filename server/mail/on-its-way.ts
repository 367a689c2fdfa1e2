/** The mails about a parcel: it has left, it has arrived. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay } from '../../domain/format.ts';
import { trackingUrl } from '../../domain/tracking.ts';
import { parcelPages, policies } from '../../shop.config.ts';
import { addressLines, type Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
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

/** What the mails about a parcel say: it has left, it has arrived. */
const onItsWayWords = {
  it: {
    shipped: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è partito`,
      intro: 'il pacco è in mano al corriere.',
      courier: 'Corriere',
      code: 'Codice',
      shippedAt: 'Partito il',
      deliverTo: 'Consegna a',
      follow: 'Segui il pacco',
      onArrival:
        'Quando arriva, guarda il pacco prima di firmare: se è rovinato, firma “con riserva” e mandaci una foto.',
    },
    delivered: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è arrivato`,
      intro: 'il corriere ci dice che ti ha consegnato il pacco. Se non è così, rispondi a questa mail.',
      deliveredAt: 'Consegnato il',
      returnableUntil: 'Lo puoi rendere fino al',
      wrong: `Qualcosa non va? Scrivici: il pezzo ha ${policies.warrantyMonths} mesi di garanzia.`,
    },
  },
  en: {
    shipped: {
      subject: (orderNumber: string) => `Your order ${orderNumber} is on its way`,
      intro: 'The parcel is with the courier.',
      courier: 'Courier',
      code: 'Code',
      shippedAt: 'Sent on',
      deliverTo: 'Delivery to',
      follow: 'Follow the parcel',
      onArrival:
        'When it comes, look at the parcel before you sign: if it is damaged, sign “con riserva” (with reservation) and send us a photo.',
    },
    delivered: {
      subject: (orderNumber: string) => `Your order ${orderNumber} has arrived`,
      intro: 'The courier tells us that you have the parcel. If that is not so, answer this mail.',
      deliveredAt: 'Delivered on',
      returnableUntil: 'You can give it back until',
      wrong: `Something is not right? Write to us: the part has a warranty of ${policies.warrantyMonths} months.`,
    },
  },
} as const satisfies Record<Locale, object>;
