/** The mails about money that goes back, and about an order that will not be. */
import type { Order } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/written-number.ts';
import type { RefundReason } from '../db/schema/orders.ts';
import type { Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
import { moneyBackWords } from './money-back-words.ts';
import { orderMail } from './order-mail.ts';

/** Cents; `itemId` null where all that was left of the order goes back. */
type GivenBack = {
  readonly id: string;
  readonly itemId: string | null;
  readonly amount: number;
  /** `paid_already`: a second payment, or one of an order that is over. */
  readonly reason: RefundReason | 'paid_already';
  /** By what it goes back. */
  readonly means: string;
  /** How often it was asked for before in vain. */
  readonly failures: number;
};

/**
 * The same order always makes the same mail, under the same name.
 *
 * @param ifSentAlready what its buyer is to do who has paid in a way of which the shop hears late
 */
export function orderCancelled(order: Order, ifSentAlready: string | undefined, recipient: Recipient): Mail {
  const { cancelled: words } = moneyBackWords[recipient.locale];
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [],
    last: ifSentAlready,
    isPaid: false,
    messageId: `order-cancelled-${order.id}`,
  });
}

/** The same try of the same refund always makes the same mail, under the same name. */
export function refundMail(order: Order, refund: GivenBack, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { refund: words } = moneyBackWords[locale];
  const item = order.items.find(({ id }) => id === refund.itemId);
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.reasons[refund.reason],
    facts: [
      [words.amount, formatMoney(refund.amount, locale)],
      ...(item ? [[words.part, `${item.name} (${item.serialNumber})`] as const] : []),
      [words.means, refund.means],
    ],
    last: refund.failures > 0 ? `${words.again} ${words.when}` : words.when,
    isPaid: true,
    messageId: refund.failures > 0 ? `refund-${refund.id}-${refund.failures + 1}` : `refund-${refund.id}`,
  });
}
