/** Money did not go back to a buyer: the shop is told, since it is still owed. */
import { buyerName } from '../../../domain/buyer.ts';
import { formatMoment } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import type { refunds } from '../../db/schema/payments.ts';
import type { Mail } from '../mailer.ts';
import { shopNotice } from './shop-notice.ts';
import { pieceFacts, type YardOrder } from './yard-order.ts';

type Refund = Pick<typeof refunds.$inferSelect, 'id' | 'itemId' | 'amount'>;

/** The same failure always makes the same mail, under the same name. @param failedAt in ISO 8601 */
export function refundFailed(order: YardOrder, { id, itemId, amount }: Refund, failedAt: string): Mail {
  const { orderNumber, items } = order;
  const money = formatMoney(amount, 'it');
  return shopNotice({
    messageId: `refund-failed-${id}-${new Date(failedAt).getTime()}`,
    subject: `Rimborso non riuscito, ordine ${orderNumber}: ${money}`,
    intro: `Il rimborso di ${money} non è arrivato al cliente: i soldi sono ancora dovuti.`,
    pieces: items.filter((item) => itemId === null || item.id === itemId).map(pieceFacts),
    facts: [
      ['Ordine', orderNumber],
      ['Cliente', buyerName(order.buyer)],
      ['Non riuscito', formatMoment(failedAt, 'it')],
    ],
    steps: [
      { when: 'Che cosa resta da rimborsare, e a chi', command: `orders show ${orderNumber}` },
      { when: 'Se è nell’elenco dei lavori non riusciti, da lì si riprova', command: 'jobs list' },
      { when: 'Se lo hai rimborsato con un tuo bonifico', command: `orders confirm-refund ${orderNumber}` },
    ],
  });
}
