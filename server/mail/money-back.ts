/** The mails about money that goes back, and about an order that will not be. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/written-number.ts';
import type { RefundReason } from '../../domain/refund-reasons.ts';
import { countedName, type Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './order-mail.ts';

/** Cents; `itemId` null where it is of the order as a whole. */
type GivenBack = {
  readonly id: string;
  readonly itemId: string | null;
  readonly amount: number;
  /** `paid_already`: a second payment, or one of an order that is over. */
  readonly reason: RefundReason | 'paid_already';
  /** What is said beside it. */
  readonly note: string | null;
  /** What was withheld of the item, since it came back worse. */
  readonly reduction: number;
  /** By what it goes back. */
  readonly means: string;
  /** When the buyer has it, in a sentence. */
  readonly when: string;
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
  const pieces = item?.quantity ?? 1;
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: refund.reason === 'cancelled' ? words.cancelled(pieces) : words.reasons[refund.reason],
    facts: [
      [words.amount, formatMoney(refund.amount, locale)],
      ...(item ? [[words.part, countedName(item)] as const] : []),
      ...(refund.reduction > 0 ? [[words.withheld, formatMoney(refund.reduction, locale)] as const] : []),
      ...(refund.note === null ? [] : [[words.note, refund.note] as const]),
      [words.means, refund.means],
    ],
    last: refund.failures > 0 ? `${words.again} ${refund.when}` : refund.when,
    isPaid: true,
    messageId: refund.failures > 0 ? `refund-${refund.id}-${refund.failures + 1}` : `refund-${refund.id}`,
  });
}

/** What the mails say when money goes back, and when nothing was paid and nothing will be sent. */
const moneyBackWords = {
  it: {
    cancelled: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è annullato`,
      intro: 'abbiamo annullato il tuo ordine. Non hai pagato niente, e non devi fare niente.',
    },
    refund: {
      subject: (orderNumber: string) => `Il rimborso del tuo ordine ${orderNumber}`,
      cancelled: (pieces: number) =>
        pieces === 1
          ? 'non possiamo darti uno dei pezzi che hai ordinato. Te lo abbiamo rimborsato.'
          : `non possiamo darti ${pieces} dei pezzi che hai ordinato. Te li abbiamo rimborsati.`,
      reasons: {
        withdrawal: 'abbiamo ricevuto il pezzo che hai reso e ti abbiamo rimborsato.',
        late_payment:
          'il tuo pagamento è arrivato quando i pezzi erano già di qualcun altro, o a un altro prezzo. Ti abbiamo rimborsato tutto.',
        paid_already:
          'questo ordine era già pagato: il secondo pagamento non serviva. Te lo abbiamo rimborsato tutto.',
        by_shopkeeper: 'non possiamo darti quello che hai ordinato, e ci dispiace. Ti abbiamo rimborsato.',
        lost: 'il corriere ha perso il tuo pacco. Ti abbiamo rimborsato.',
        defect:
          'il pezzo non è come lo avevamo descritto. Lo tieni tu, e ti abbiamo rimborsato una parte del prezzo.',
        missing: 'nel pacco mancava qualcosa. Ti abbiamo rimborsato quello che mancava.',
        late: 'il tuo ordine è arrivato tardi. Ti abbiamo rimborsato una parte di quello che hai pagato.',
        shipping: 'ti abbiamo rimborsato una parte di quello che hai pagato per la spedizione.',
        price: 'hai pagato più del dovuto. Ti abbiamo rimborsato la differenza.',
        goodwill: 'per venirti incontro ti abbiamo rimborsato una parte di quello che hai pagato.',
      },
      amount: 'Rimborso',
      part: 'Pezzo',
      note: 'Perché',
      withheld: 'Trattenuto',
      means: 'Con',
      again: 'Un primo tentativo non è andato a buon fine: questo rimborso lo sostituisce.',
    },
  },
  en: {
    cancelled: {
      subject: (orderNumber: string) => `Your order ${orderNumber} is cancelled`,
      intro: 'We have cancelled your order. You have paid nothing, and there is nothing for you to do.',
    },
    refund: {
      subject: (orderNumber: string) => `The refund of your order ${orderNumber}`,
      cancelled: (pieces: number) =>
        pieces === 1
          ? 'We cannot supply one of the parts that you ordered. We have refunded it.'
          : `We cannot supply ${pieces} of the parts that you ordered. We have refunded them.`,
      reasons: {
        withdrawal: 'The part that you gave back has arrived, and we have refunded you.',
        late_payment:
          'Your payment came when the parts were somebody else’s already, or at another price. We have refunded all of it.',
        paid_already:
          'This order was paid already: there was no need for a second payment. We have refunded all of it.',
        by_shopkeeper: 'We cannot supply what you ordered, and we are sorry. We have refunded you.',
        lost: 'The courier has lost your parcel. We have refunded you.',
        defect: 'The part is not as we described it. You keep it, and we have refunded some of its price.',
        missing: 'Something was missing from the parcel. We have refunded what was missing.',
        late: 'Your order came late. We have refunded some of what you paid.',
        shipping: 'We have refunded some of what you paid for shipping.',
        price: 'You paid more than you should have. We have refunded the difference.',
        goodwill: 'As a gesture of goodwill we have refunded some of what you paid.',
      },
      amount: 'Refund',
      part: 'Part',
      note: 'Why',
      withheld: 'Withheld',
      means: 'By',
      again: 'A first try did not go through: this refund takes its place.',
    },
  },
} as const satisfies Record<Locale, object>;
