/** A buyer has withdrawn from an item: the shop is told whether it is still in the yard, and what to do with it. */
import { buyerName } from '../../../domain/buyer.ts';
import { formatMoment } from '../../../domain/format.ts';
import type { Mail } from '../mailer.ts';
import { shopNotice } from './shop-notice.ts';
import { pieceFacts, type YardOrder } from './yard-order.ts';

/** The same item always makes the same mail, under the same name. */
export function withdrawalNotice(order: YardOrder, itemId: string): Mail {
  const { orderNumber, shippedAt, items } = order;
  const at = items.findIndex(({ id }) => id === itemId);
  const item = items[at];
  if (!item?.returnedAt) throw new Error(`${itemId} was not given back of order ${orderNumber}`);
  const { returnedAt, returnReason } = item;
  const isInYard = shippedAt === null || returnedAt < shippedAt;
  const isWhole = items.every(({ state }) => state !== 'ordered');
  return shopNotice({
    messageId: `withdrawal-notice-${itemId}`,
    subject: `Recesso, ordine ${orderNumber}: ${item.sku}${isInYard ? ', da non spedire' : ''}`,
    intro: isInYard
      ? `Il cliente ha receduto prima della spedizione: ${isWhole ? 'di questo ordine non va spedito niente' : 'questo pezzo resta nel piazzale, il resto dell’ordine parte'}.`
      : 'Il cliente ha receduto: questo pezzo torna indietro.',
    pieces: [pieceFacts(item)],
    facts: [
      ['Ordine', orderNumber],
      ['Cliente', buyerName(order.buyer)],
      ['Recesso', formatMoment(returnedAt.toISOString(), 'it')],
      ...(returnReason === null ? [] : [['Motivo', returnReason] as const]),
    ],
    steps: [
      {
        when: isInYard ? 'Rimettilo in vendita' : 'Quando è arrivato, rimettilo in vendita',
        command: `returns receive ${orderNumber} ${at + 1}`,
      },
      { when: 'Poi rimborsalo', command: `returns refund ${orderNumber} ${at + 1}` },
    ],
  });
}
