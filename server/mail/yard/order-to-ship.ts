/** An order was paid: the shop is told what to pack and where it goes. */
import { buyerName } from '../../../domain/buyer.ts';
import { formatMoment } from '../../../domain/format.ts';
import { addressLines } from '../confirmation-lines.ts';
import type { Facts } from '../fact-table.ts';
import type { Mail } from '../mailer.ts';
import { consignmentWords } from './consignment-words.ts';
import { shopNotice } from './shop-notice.ts';
import { pieceFacts, type YardItem, type YardOrder } from './yard-order.ts';

/**
 * The same order always makes the same mail, under the same name. Of the buyer it names what goes on a parcel. A safety part is
 * told in the same mail, in its subject too: what the law asks for it is part of packing it.
 */
export function orderToShip(order: YardOrder & { readonly purchasedAt: Date }): Mail {
  const { id, orderNumber, state, items } = order;
  const hasSafetyPart = items.some(({ isSafety }) => isSafety);
  const codes = items.map(({ sku }) => sku).join(', ');
  return shopNotice({
    messageId: `order-to-ship-${id}`,
    subject: `Ordine ${orderNumber} pagato: ${codes}${hasSafetyPart ? ' · pezzo di sicurezza' : ''}`,
    intro: `L’ordine ${orderNumber} è stato pagato il ${formatMoment(order.purchasedAt.toISOString(), 'it')}.`,
    pieces: items.map(withWarnings),
    facts: factsOf(order, hasSafetyPart),
    steps:
      state === 'paid'
        ? [
            { when: 'Tutto l’ordine', command: `orders show ${orderNumber}` },
            { when: 'Quando il pacco è partito', command: `orders ship ${orderNumber} CORRIERE CODICE` },
          ]
        : [],
  });
}

function withWarnings(item: YardItem): Facts {
  return [
    ...pieceFacts(item),
    ...(item.isSafety
      ? [
          [
            'Sicurezza',
            'pezzo di sicurezza, solo per autoriparatori (art. 15, comma 7, D.Lgs. 209/2003)',
          ] as const,
        ]
      : []),
    ...(item.state === 'ordered' ? [] : [['Attenzione', 'il cliente ha receduto: non spedirlo'] as const]),
  ];
}

function factsOf(order: YardOrder, hasSafetyPart: boolean): Facts {
  const { buyer, deliveryAddress, items, repairerRegistration } = order;
  return [
    ['Ordine', order.orderNumber],
    ['Cliente', buyerName(order.buyer)],
    ...(hasSafetyPart ? [['Autoriparatore', repairerRegistration ?? 'non indicato'] as const] : []),
    ['Consegna', addressLines(deliveryAddress, 'it').join(', ')],
    ...(buyer.phoneNumber ? [['Telefono', buyer.phoneNumber] as const] : []),
    ['Spedizione', consignmentWords(items.filter(({ state }) => state === 'ordered'))],
  ];
}
