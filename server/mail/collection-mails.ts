/** The mails about an order that is collected at the yard: it is ready, it was handed over. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay, formatDays } from '../../domain/format.ts';
import { policies } from '../../shop.config.ts';
import { addressLines, type Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './order-mail.ts';

/** The same order with the same day always makes the same mail, under the same name. @param keptUntil as `2026-12-10` */
export function orderReady(order: Order, keptUntil: string, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { ready: words } = collectionWords[locale];
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [
      [words.where, addressLines(order.deliveryAddress, locale).join(', ')],
      ...(order.collection ? [[words.hours, order.collection.hours] as const] : []),
      [words.number, order.orderNumber],
      [words.until, formatDays(keptUntil, keptUntil, locale)],
    ],
    last: words.bring,
    isPaid: true,
    messageId: `order-ready-${order.id}-${keptUntil}`,
  });
}

/** @param deliveredAt in ISO 8601 */
export function orderCollected(order: Order, deliveredAt: string, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { collected: words } = collectionWords[locale];
  const until = order.items[0]?.returnableUntil;
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [
      [words.collectedAt, formatDay(deliveredAt, locale)],
      ...(until ? [[words.returnableUntil, formatDay(until, locale)] as const] : []),
    ],
    last: words.wrong,
    isPaid: true,
    messageId: `order-delivered-${order.id}`,
  });
}

const collectionWords = {
  it: {
    ready: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è pronto per il ritiro`,
      intro: 'i pezzi sono pronti: passa a ritirarli quando vuoi, negli orari qui sotto.',
      where: 'Dove',
      hours: 'Orari',
      number: 'Numero da dire',
      until: 'Lo teniamo fino a',
      bring:
        'Porta il numero dell’ordine e un documento. Viene qualcun altro? Dagli il numero e il nome con cui hai ordinato. Non riesci a passare in tempo? Rispondi a questa mail.',
    },
    collected: {
      subject: (orderNumber: string) => `Hai ritirato il tuo ordine ${orderNumber}`,
      intro: 'abbiamo consegnato i tuoi pezzi in sede. Se non è così, rispondi a questa mail.',
      collectedAt: 'Ritirato il',
      returnableUntil: 'Lo puoi rendere fino al',
      wrong: `Qualcosa non va? Scrivici: il pezzo ha ${policies.warrantyMonths} mesi di garanzia.`,
    },
  },
  en: {
    ready: {
      subject: (orderNumber: string) => `Your order ${orderNumber} is ready to be collected`,
      intro: 'The parts are ready: come and collect them whenever you like, at the hours below.',
      where: 'Where',
      hours: 'Hours',
      number: 'Number to say',
      until: 'Kept until',
      bring:
        'Bring the order’s number and an identity document. Somebody else comes? Give them the number and the name that you ordered under. You cannot come in time? Answer this mail.',
    },
    collected: {
      subject: (orderNumber: string) => `You have collected your order ${orderNumber}`,
      intro: 'We have handed your parts over at the yard. If that is not so, answer this mail.',
      collectedAt: 'Collected on',
      returnableUntil: 'You can give it back until',
      wrong: `Something is not right? Write to us: the part has a warranty of ${policies.warrantyMonths} months.`,
    },
  },
} as const satisfies Record<Locale, object>;
