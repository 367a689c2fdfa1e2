/** An order was paid: the shop is told what to pack and where it goes, or from when it is to be ready for who collects it. */
import { buyerName } from '../../../domain/buyer.ts';
import { formatDays, formatMoment } from '../../../domain/format.ts';
import { hazardWords } from '../../../domain/hazard-words.ts';
import { parcelSizes } from '../../../domain/shipping.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { addressLines } from '../confirmation-lines.ts';
import type { Facts } from '../mail-sheet.ts';
import type { Mail } from '../mailer.ts';
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
    steps: state === 'paid' ? stepsOf(order) : [],
  });
}

function stepsOf({ orderNumber, delivery }: YardOrder) {
  const all = { when: 'Tutto l’ordine', command: `orders show ${orderNumber}` };
  if (delivery === 'courier')
    return [
      all,
      { when: 'Quando il pacco è partito', command: `orders ship ${orderNumber} CORRIERE CODICE` },
    ];
  return [
    all,
    { when: 'Quando è pronto, e il cliente lo può sapere', command: `orders ready ${orderNumber}` },
    { when: 'Quando è stato ritirato', command: `orders deliver ${orderNumber}` },
  ];
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
    ...(item.hazard === null ? [] : [['Merce pericolosa', hazardWords.it[item.hazard].what] as const]),
    ...(item.state === 'ordered' ? [] : [['Attenzione', 'il cliente ha receduto: non spedirlo'] as const]),
  ];
}

function factsOf(order: YardOrder, hasSafetyPart: boolean): Facts {
  const { buyer, items, repairerRegistration, carPlate } = order;
  return [
    ['Ordine', order.orderNumber],
    ['Cliente', buyerName(order.buyer)],
    ...(hasSafetyPart
      ? [
          ['Autoriparatore', repairerRegistration ?? 'non indicato'] as const,
          ['Targa', carPlate ?? 'non indicata'] as const,
          ['Prima di prelevarlo', 'controlla iscrizione e targa al banco: fino ad allora non parte'] as const,
        ]
      : []),
    ...(order.delivery === 'courier'
      ? [['Consegna', addressLines(order.deliveryAddress, 'it').join(', ')] as const]
      : [['Ritiro in sede', readyWords(order)] as const]),
    ...(buyer.phoneNumber ? [['Telefono', buyer.phoneNumber] as const] : []),
    ...(order.delivery === 'courier'
      ? [['Spedizione', consignmentWords(items.filter(({ state }) => state === 'ordered'))] as const]
      : []),
  ];
}

const readyWords = ({ readyFrom }: YardOrder): string =>
  readyFrom === null
    ? 'non spedirlo'
    : `non spedirlo: promesso pronto per ${formatDays(readyFrom, readyFrom, 'it')}`;

type Packed = Pick<YardItem, 'size' | 'weightKg' | 'quantity'>;

/** `1 bancale (130 kg) e un pacco L (16 kg)`; the weights are those of the kinds. */
function consignmentWords(items: readonly Packed[]): string {
  const onPallets = items.filter(({ size }) => size === 'PALLET');
  const inParcel = items.filter(({ size }) => size !== 'PALLET');
  const pallets = onPallets.reduce((sum, { quantity }) => sum + quantity, 0);
  const largest = Math.max(...inParcel.map(({ size }) => parcelSizes.indexOf(size)));
  return [
    pallets > 0 && `${pallets} ${pallets === 1 ? 'bancale' : 'bancali'} (${weightOf(onPallets)})`,
    inParcel.length > 0 && `un pacco ${parcelSizes[largest]} (${weightOf(inParcel)})`,
  ]
    .filter((words) => words !== false)
    .join(' e ');
}

const weightOf = (items: readonly Packed[]): string => {
  const kg = items.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0);
  return `circa ${formatNumber(Math.round(kg * 10) / 10, 'it')}\u00a0kg`;
};
