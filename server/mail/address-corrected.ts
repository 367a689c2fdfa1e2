/** Where a parcel goes was put right by the shop: the buyer is told, since it may not be what they meant. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { addressLines, type Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './order-mail.ts';

const addressWords = {
  it: {
    subject: (orderNumber: string) => `Ordine ${orderNumber}: abbiamo corretto l’indirizzo`,
    intro: 'prima di spedire abbiamo corretto l’indirizzo di consegna del tuo ordine.',
    deliverTo: 'Consegna a',
    last: 'Non è giusto? Rispondi a questa mail prima che il pacco parta.',
  },
  en: {
    subject: (orderNumber: string) => `Order ${orderNumber}: we corrected the address`,
    intro: 'Before sending your order we corrected its delivery address.',
    deliverTo: 'Delivery to',
    last: 'It is not right? Answer this mail before the parcel leaves.',
  },
} as const satisfies Record<Locale, object>;

/** The same correction always makes the same mail, under the same name. @param correctedAt in ISO 8601 */
export function addressCorrected(order: Order, correctedAt: string, recipient: Recipient): Mail {
  const { locale } = recipient;
  const words = addressWords[locale];
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [[words.deliverTo, addressLines(order.deliveryAddress, locale).join(', ')]],
    last: words.last,
    isPaid: true,
    messageId: `address-corrected-${order.id}-${new Date(correctedAt).getTime()}`,
  });
}
